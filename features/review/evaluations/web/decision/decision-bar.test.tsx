import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { answer, asked, timesAsked } from '../../../../report/report/web/calls-under-test.ts'
import { heading, tab } from '../../../../report/report/web/page-under-test.ts'
import { rememberSignIn, signedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { addEstimates } from '../../contract/adding.ts'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import {
  allowEvaluating,
  at,
  button,
  openBar,
  opinion,
  prepareDecision,
  recordOf,
  sent,
} from './decision-under-test.ts'

prepareDecision()

test.each([
  ['', true],
  ['&urlType=1', true],
  ['&urlType=2', false],
  ['&urlType=2&type=2', false],
  ['&mode=personal', false],
])(
  'at an address with “%s” pass, wait and reject show: %s [R2-022 R2-027 R4-026 R6-011]',
  async (more, isShown) => {
    openBar(at(more))
    await heading()
    if (isShown) await button('通过')
    else if (more.includes('urlType')) await screen.findByRole('slider', { name: '我的评分' })
    const names = screen
      .queryAllByRole('button', { name: /^(通过|待定|淘汰)$/ })
      .map(({ textContent }) => textContent)
    expect(names).toHaveLength(isShown ? 3 : 0)
  },
)

test('an account that may not evaluate has no bar, and no records are asked for', async () => {
  allowEvaluating({ acts: ['remark'] })
  openBar()
  await screen.findByText('简历内容')
  expect(screen.queryByRole('region', { name: '我的评价' })).toBe(null)
  expect(timesAsked(selectAllEstimateGroupBy)).toBe(0)
})

test('a link of type 2 leaves out pass, wait and reject alone: button, records, score, opinion and popup stay [D21 R6-010]', async () => {
  answer(selectAllEstimateGroupBy, [recordOf({})])
  answer(addEstimates, null)
  const { user, place } = openBar(at('&urlType=2'))
  await screen.findByText('赵敏：通过')
  await user.click(await button(/评价记录/))
  await screen.findByRole('dialog', { name: '评价记录' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await user.keyboard('ps3')
  await user.type(await opinion(), '沟通清楚')
  await user.click(await button('评价'))
  const popup = within(await screen.findByRole('dialog', { name: '评价林晓彤' }))
  expect(popup.queryByRole('group', { name: '评价结果' })).toBe(null)
  await user.click(popup.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.parts).toMatchObject([{ estimateContent: '沟通清楚', estimateScore: 3, result: 0 }])
  expect(place().urlType).toBe('2')
})

test('a decision that a link of type 2 hides is not submitted by it [D21]', async () => {
  answer(addEstimates, null)
  const whole = openBar(at())
  await whole.user.click(await button('淘汰'))
  await whole.user.type(await opinion(), '经验不符')
  whole.unmount()
  const { user } = openBar(at('&urlType=2'))
  await waitFor(async () => expect(await opinion()).toHaveProperty('value', '经验不符'))
  await user.click(await button(/^提交/))
  await waitFor(() => expect(sent().map(({ parts }) => parts[0]?.result)).toEqual([0]))
})

test('a link of type 1 brings the button to an account that may not evaluate, and its popup says that it may not [R6-010 C67]', async () => {
  allowEvaluating({ acts: ['remark'] })
  const { user } = openBar(at('&urlType=1'))
  await user.click(await button('评价'))
  const popup = within(await screen.findByRole('dialog', { name: '评价林晓彤' }))
  expect(popup.getByText('此账号没有评价权限，只能查看')).toBeTruthy()
  expect(popup.queryByRole('textbox')).toBe(null)
  expect(popup.queryByRole('button', { name: '提交' })).toBe(null)
  expect(timesAsked(selectAllEstimateGroupBy)).toBe(0)
})

test.each([
  [1, '', true],
  [1, '&urlType=2', true],
  [0, '&urlType=1', true],
  [0, '', false],
])('isShowEvaluate %i with “%s”: the evaluation button shows: %s [R6-010]', async (flag, more, isShown) => {
  const known = signedIn()
  if (known) rememberSignIn({ ...known, userInfo: { ...known.userInfo, isShowEvaluate: flag } })
  openBar(at(more))
  await opinion()
  expect(screen.queryByRole('button', { name: '评价' }) !== null).toBe(isShown)
})

test('the bar is hidden while an invitation waits for its answer, and shows again after the answer', async () => {
  openBar()
  const pass = await button('通过')
  // A page of tests knows no sheet, so the bar's own is added. Names of others stand in `:global` there.
  const sheet = document.createElement('style')
  const text = readFileSync(join(import.meta.dirname, 'decision-bar.module.css'), 'utf8')
  sheet.textContent = text.replaceAll(/:global\((.*)\) \./g, '$1 .')
  document.head.append(sheet)
  const invitation = document.createElement('section')
  invitation.dataset.asks = 'true'
  onTestFinished(() => {
    sheet.remove()
    invitation.remove()
  })
  const bar = pass.closest('.bar') ?? document.body
  expect(getComputedStyle(bar).display).toBe('grid')
  document.body.append(invitation)
  expect(getComputedStyle(bar).display).toBe('none')
  delete invitation.dataset.asks
  expect(getComputedStyle(bar).display).toBe('grid')
})

test('? lists the keys of the decision, and letters typed into the opinion decide nothing', async () => {
  const { user } = openBar()
  await user.type(await opinion(), 'wpr')
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  await user.click(await tab('简历'))
  await user.keyboard('?')
  const list = within(await screen.findByRole('dialog', { name: '键盘快捷键' }))
  const terms = list.getAllByRole('term').map((term) => term.textContent)
  expect(terms).toEqual(
    expect.arrayContaining([
      '选择通过、待定、淘汰；再按一次取消',
      '我的评分：再按 1 至 5',
      '填写评价',
      '在评价栏中提交，看下一位',
    ]),
  )
  expect(asked.length).toBeGreaterThan(0)
})
