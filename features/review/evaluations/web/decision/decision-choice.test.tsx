import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../../report/report/web/calls-under-test.ts'
import { maxEvaluationLength } from '../../contract/opinion.ts'
import { selectAllEstimateGroupBy } from '../../contract/reading.ts'
import {
  button,
  estimateOf,
  isPressed,
  openBar,
  opinion,
  prepareDecision,
  recordOf,
  sent,
} from './decision-under-test.ts'

prepareDecision()

const chosen = async () => {
  const group = await screen.findByRole('group', { name: '评价结果' })
  return within(group)
    .getAllByRole('button', { pressed: true })
    .map((pressed) => pressed.textContent)
}

test('no decision is chosen before a press; the letters choose, and a second press takes the choice back', async () => {
  const { user } = openBar()
  await button('通过')
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  await user.keyboard('w')
  await waitFor(async () => expect(await isPressed('待定')).toBe(true))
  await user.keyboard('p')
  await waitFor(async () => expect(await chosen()).toEqual([expect.stringContaining('通过')]))
  await user.keyboard('p')
  await waitFor(() => expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]))
  expect(screen.getByText('已取消：通过')).toBeTruthy()
  expect(sent()).toEqual([])
})

test.each([
  [1, '通过'],
  [4, '待定'],
  [2, '淘汰'],
])(
  'status %i of one’s own is the current state, and only %s carries the label [R4-024 R4-025]',
  async (status, name) => {
    answer(selectAllEstimateGroupBy, [
      recordOf({ isOwn: true, estimateStatus: status }),
      recordOf({ estimateStatus: 1, estimateOperateTime: Date.UTC(2026, 5, 1) }),
    ])
    openBar()
    await button(`${name} 当前`)
    expect(screen.getAllByRole('button', { name: /当前/ })).toHaveLength(1)
    expect(screen.getByText(`我的评价：${name}，2026-03-14`)).toBeTruthy()
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  },
)

test('one’s own decision has the day of the decision, also after later opinions', async () => {
  const decidedAt = Date.UTC(2026, 2, 12, 2)
  answer(selectAllEstimateGroupBy, [recordOf({ isOwn: true, decidedAt })])
  openBar()
  expect(await screen.findByText('我的评价：通过，2026-03-12')).toBeTruthy()
})

test('decisions of colleagues are no choice of one’s own', async () => {
  answer(selectAllEstimateGroupBy, [recordOf({})])
  openBar()
  await screen.findByText('赵敏：通过')
  expect(screen.queryByRole('button', { name: /当前/ })).toBe(null)
})

test('S and a digit give a score and open no tab; the digit alone opens its tab', async () => {
  const { user, place } = openBar()
  await button('通过')
  await user.keyboard('s')
  expect(await screen.findByText('按 1 至 5 打分')).toBeTruthy()
  await user.keyboard('2')
  await waitFor(() => expect(screen.getByRole('slider', { name: '我的评分' })).toHaveProperty('value', '2'))
  expect(place().activeIndex).toBe(0)
  await user.keyboard('2')
  await waitFor(() => expect(place().activeIndex).toBe(1))
})

test('a text of 501 characters is kept to 500, and its count stands beside it [R5-033]', async () => {
  const { user } = openBar()
  const field = await opinion()
  await user.click(field)
  await user.paste('评'.repeat(maxEvaluationLength + 1))
  await waitFor(() => expect(field).toHaveProperty('value', '评'.repeat(maxEvaluationLength)))
  expect(screen.getByText('500/500')).toBeTruthy()
})

test('the records name the two colleagues who spoke last, and the number of evaluations [R2-114]', async () => {
  const at = (hour: number) => Date.UTC(2026, 2, 14, hour)
  answer(selectAllEstimateGroupBy, [
    recordOf({
      estimateUserName: '吴涛',
      estimateStatus: 4,
      estimateOperateTime: at(1),
      estimates: [estimateOf(3.5)],
    }),
    recordOf({
      estimateOperateTime: at(2),
      estimates: Array.from({ length: 99 }, (_, index) => estimateOf(4.5, `e${index}`)),
    }),
    recordOf({ estimateUserName: '孙悦', estimateOperateTime: at(0) }),
  ])
  const { user } = openBar()
  const first = await screen.findByText('赵敏：通过，4.5')
  expect(screen.getByText('吴涛：待定，3.5').compareDocumentPosition(first)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )
  expect(screen.queryByText(/孙悦/)).toBe(null)
  await user.click(await button(/评价记录.*99\+/))
  expect((await screen.findByRole('dialog', { name: '评价记录' })).textContent).toContain('孙悦')
})

test('a chosen decision is described as not submitted, and a submitted one as current', async () => {
  answer(selectAllEstimateGroupBy, [recordOf({ isOwn: true, estimateStatus: 1 })])
  const { user } = openBar()
  await user.click(await button('淘汰'))
  const chosen = screen.getByRole('button', { name: '淘汰' })
  await waitFor(() => expect(chosen.getAttribute('aria-pressed')).toBe('true'))
  const id = chosen.getAttribute('aria-describedby')
  expect(id && document.getElementById(id)?.textContent).toBe('未提交')
  expect(await button('通过 当前')).toBeTruthy()
})
