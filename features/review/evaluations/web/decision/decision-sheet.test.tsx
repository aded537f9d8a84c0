import { makeNarrow } from '@candor/testkit/web/narrow'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aiReportData } from '../../../../findings/analysis/contract/calls.ts'
import { answer } from '../../../../report/report/web/calls-under-test.ts'
import { everythingShown } from '../../../../report/report/web/report-under-test.ts'
import { rememberSignIn, signedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { addEstimates } from '../../contract/adding.ts'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import {
  answerNobodyElse,
  at,
  button,
  openBar,
  prepareDecision,
  recordOf,
  sent,
} from './decision-under-test.ts'

prepareDecision()

beforeEach(() => {
  answer(aiReportData, { aiData: null, evidence: [], shown: everythingShown })
  makeNarrow()
})

const sheet = () => screen.findByRole('dialog', { name: '评价林晓彤' })

test('pass, wait and reject stand in this order on a phone; a choice opens the sheet with it', async () => {
  answer(selectAllEstimateGroupBy, [recordOf({})])
  const { user } = openBar()
  const bar = within(await screen.findByRole('region', { name: '我的评价' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
    '通过',
    '待定',
    '淘汰',
    '',
  ])
  expect(bar.queryByRole('textbox')).toBe(null)
  await user.click(bar.getByRole('button', { name: '待定' }))
  const inSheet = within(await sheet())
  expect(inSheet.getByRole('button', { name: '待定' }).getAttribute('aria-pressed')).toBe('true')
  expect(inSheet.getByText('赵敏：通过')).toBeTruthy()
  await user.click(inSheet.getByRole('button', { name: '待定' }))
  await waitFor(() =>
    expect(inSheet.getByRole('button', { name: '待定' }).getAttribute('aria-pressed')).toBe('false'),
  )
})

test.each([
  ['', ['通过', '待定', '淘汰', '评价'], 1],
  ['&urlType=2', ['评价'], 0],
])(
  'the bar of a phone with “%s” has %j, and its button opens the evaluation with the records [R6-010 D21 R4-026]',
  async (more, names, choices) => {
    answer(selectAllEstimateGroupBy, [recordOf({})])
    const { user } = openBar(at(more))
    const bar = within(await screen.findByRole('region', { name: '我的评价' }))
    expect(names.map((name) => bar.getByRole('button', { name }).tagName)).toEqual(names.map(() => 'BUTTON'))
    expect(bar.getAllByRole('button')).toHaveLength(names.length)
    await user.click(bar.getByRole('button', { name: '评价' }))
    const inSheet = within(await sheet())
    expect(inSheet.getByText('赵敏：通过')).toBeTruthy()
    expect(inSheet.getByRole('textbox', { name: '评价内容' })).toBeTruthy()
    expect(inSheet.queryAllByRole('group', { name: '评价结果' })).toHaveLength(choices)
    expect(inSheet.queryAllByRole('button', { pressed: true })).toEqual([])
  },
)

test('the bar of a phone has no evaluation button without the account’s flag [R6-010]', async () => {
  const known = signedIn()
  if (known) rememberSignIn({ ...known, userInfo: { ...known.userInfo, isShowEvaluate: 0 } })
  openBar()
  const bar = within(await screen.findByRole('region', { name: '我的评价' }))
  expect(bar.getAllByRole('button')).toHaveLength(3)
})

test('pressed once more, with the sheet closed, a decision is not lost', async () => {
  const { user } = openBar()
  await user.click(await button('通过'))
  await sheet()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await user.click(await button('通过'))
  const inSheet = within(await sheet())
  expect(inSheet.getByRole('button', { name: '通过' }).getAttribute('aria-pressed')).toBe('true')
})

test('the sheet submits and shows the next candidate, with the sheet closed', async () => {
  answer(addEstimates, null)
  const { user, place } = openBar()
  await button('下一位候选人')
  await user.click(await button('淘汰'))
  await user.type(within(await sheet()).getByRole('textbox', { name: '评价内容' }), '经验不符')
  await user.click(await button('提交，看下一位'))
  await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
  expect(sent()).toMatchObject([{ parts: [{ result: 2, estimateContent: '经验不符' }] }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})

test('a submit without a next candidate closes the sheet, and an empty one says there what is missing', async () => {
  answerNobodyElse()
  answer(addEstimates, null)
  const { user } = openBar()
  await user.click(await button('通过'))
  const inSheet = within(await sheet())
  await user.click(inSheet.getByRole('button', { name: '通过' }))
  await user.click(inSheet.getByRole('button', { name: '提交' }))
  expect(await inSheet.findByText('请至少填写评价、打分或选择结果')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(inSheet.getByRole('button', { name: '通过' })))
  await user.keyboard(' ')
  await user.click(inSheet.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '评价林晓彤' })).toBe(null))
  expect(sent().map(({ parts }) => parts[0]?.result)).toEqual([1])
})
