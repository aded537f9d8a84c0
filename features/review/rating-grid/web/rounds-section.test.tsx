import { makeNarrow } from '@candor/testkit/web/narrow'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { messages as report } from '../../../report/report/messages/cn.ts'
import { answer, openReport, refuse, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages as ownOpinion } from '../../held-back/messages/cn.ts'
import { queryRoundScores, type RatedForm, type Rater, type RoundScores } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { RoundsSection } from './rounds-section.tsx'

const words = { 'rating-grid': messages, report, 'held-back': ownOpinion }

const rater = (name: string, [q1, q2]: readonly (number | null)[], more: Partial<Rater> = {}): Rater => ({
  feedbackId: name,
  planId: 'p1',
  roundName: '技术初试',
  startsAt: Date.UTC(2026, 10, 13, 2),
  name,
  isOwn: false,
  isDraft: false,
  total: 4.4,
  scores: [
    { questionId: 'q1', value: q1 ?? null, sentence: `${name}说的，Q2 01:15` },
    { questionId: 'q2', value: q2 ?? null, sentence: '' },
  ],
  ...more,
})

const form = (raters: readonly Rater[], figure: RatedForm['agreement']['figure'] = null): RatedForm => ({
  formId: 'f',
  name: '后端',
  modules: [
    { id: 'm1', name: '技术深度', weight: 60, questions: [{ id: 'q1', name: '为失败而设计', weight: 60 }] },
    { id: 'm2', name: '协作', weight: 40, questions: [{ id: 'q2', name: '表达不同意见', weight: 40 }] },
  ],
  raters: [...raters],
  agreement: { raters: 3, candidates: 14, scores: 252, figure },
})

function showRounds(given: Partial<RoundScores>) {
  answer(queryRoundScores, { forms: [], heldBack: [], ...given })
  const moved: object[] = []
  const open = { ...openReport(), timeZone: 'Asia/Shanghai', go: (patch: object) => void moved.push(patch) }
  return { moved, ...show(<RoundsSection report={open} />, words) }
}

const people = [rater('周予川', [4.5, 2.5]), rater('韩砚秋', [4, 4.5])]

test('each row has its people, its spread and its mean; where they stand two points apart is said', async () => {
  showRounds({ forms: [form(people)] })
  const table = await screen.findByRole('table', { name: '面试官的评分' })
  expect(within(table).getByRole('columnheader', { name: /技术初试\s*2026-11-13/ })).toBeTruthy()
  const row = within(table).getByRole('row', { name: /^协作/ })
  expect(within(row).getByRole('img', { name: '2.5、4.5' })).toBeTruthy()
  expect(row.textContent).toContain('有分歧，相差 2.0')
  expect(screen.getByText(/2 项可以比较，1 项意见一致。/)).toBeTruthy()
  expect(screen.getByText('协作', { selector: 'b' }).parentElement?.textContent).toContain(
    '协作有分歧：2.5 与 4.5。',
  )
})

test('a sentence leads to the second of video that it names', async () => {
  const { moved, user } = showRounds({ forms: [form(people)] })
  await user.click((await screen.findAllByRole('button', { name: '观看 Q2 01:15' }))[0] ?? document.body)
  expect(moved).toEqual([expect.objectContaining({ activeIndex: 1, inner: 0, t: 75 })])
  expect(screen.getByText('周予川说的')).toBeTruthy()
})

test('the questions can be looked at one by one; arrows and D go through the cells', async () => {
  const { user } = showRounds({ forms: [form(people)] })
  await user.click(await screen.findByRole('radio', { name: '题目' }))
  const row = screen.getByRole('row', { name: /^表达不同意见/ })
  const cells = screen.getAllByRole('cell').filter((cell) => cell.tabIndex === 0)
  expect(cells).toHaveLength(1)
  cells[0]?.focus()
  await user.keyboard('{ArrowRight}d')
  expect(document.activeElement?.closest('tr')).toBe(row)
})

test('rows stand side by side on a phone: J and K go to the next one, and right and down change places', async () => {
  makeNarrow()
  const heard = vi.fn()
  const hear = ({ defaultPrevented, key }: KeyboardEvent) => defaultPrevented || heard(key)
  window.addEventListener('keydown', hear)
  const { user } = showRounds({ forms: [form(people)] })
  const [first, second] = (await screen.findAllByRole('row')).slice(-2)
  expect(second?.textContent).toContain('第 2 项，共 2 项')
  const cellsOf = (row?: HTMLElement) => row?.querySelectorAll<HTMLElement>('td[tabindex]') ?? []
  cellsOf(first)[1]?.focus()
  await user.keyboard('j')
  expect(document.activeElement).toBe(cellsOf(second)[1])
  await user.keyboard('jk')
  expect(document.activeElement).toBe(cellsOf(first)[1])
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(document.activeElement).toBe(cellsOf(second)[0])
  expect(heard).not.toHaveBeenCalled()
  window.removeEventListener('keydown', hear)
  vi.unstubAllGlobals()
})

test('J and K do nothing in the table on a wide screen', async () => {
  const { user } = showRounds({ forms: [form(people)] })
  const [cell] = (await screen.findAllByRole('cell')).filter(({ tabIndex }) => tabIndex === 0)
  cell?.focus()
  await user.keyboard('jk')
  expect(document.activeElement).toBe(cell)
})

test('a form of 40 questions has a row for each, with a cell for each interviewer', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `q${index}`)
  const given = form(
    ['周予川', '韩砚秋'].map((name) =>
      rater(name, [4, 4], { scores: ids.map((questionId) => ({ questionId, value: 4, sentence: '' })) }),
    ),
  )
  const questions = ids.map((id) => ({ id, name: `题目 ${id}`, weight: 2.5 }))
  const { user } = showRounds({
    forms: [{ ...given, modules: [{ id: 'm', name: '技术', weight: 100, questions }] }],
  })
  await user.click(await screen.findByRole('radio', { name: '题目' }))
  await expect.poll(() => screen.getAllByRole('row', { name: /^题目 q/ }).length).toBe(40)
  const [last] = screen.getAllByRole('row', { name: /^题目 q39/ })
  expect(within(last ?? document.body).getAllByText('4.0')).toHaveLength(3)
})

test('agreement shows its figure, interval and meaning, and says where there are too few numbers', async () => {
  const { unmount } = showRounds({ forms: [form(people, { alpha: 0.71, low: 0.58, high: 0.81 })] })
  expect(await screen.findByText('一致性尚可')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'alpha 0.71，区间 0.58 到 0.81，刻度从 0 到 1' })).toBeTruthy()
  expect(screen.getByText('使用此表的面试官 3 人，候选人 14 人，评分 252 个')).toBeTruthy()
  unmount()
  showRounds({ forms: [form(people)] })
  expect(await screen.findByText('至少 3 名面试官为 5 名候选人打分后，才计算一致性。')).toBeTruthy()
  expect(screen.queryByText(/0\.71/)).toBe(null)
})

test('the own draft counts in no figure, and held-back authors are named with a way to see their feedback', async () => {
  const own = rater('我', [1, 1], { isOwn: true, isDraft: true, total: null })
  const heldBack = [
    { planId: 'p1', roundName: '技术初试', name: '沈知行', submittedAt: Date.UTC(2026, 10, 21, 10, 40) },
  ]
  showRounds({ forms: [form([rater('周予川', [4, 4]), own])], heldBack })
  expect(await screen.findAllByRole('img', { name: '4.0；我的草稿 1.0' })).toHaveLength(2)
  expect(screen.getByText('草稿，未提交')).toBeTruthy()
  expect(screen.getByText('沈知行，技术初试，2026-11-21 18:40:00 提交')).toBeTruthy()
  expect(screen.getByText('提交您这一轮的面试反馈后，这里会显示同轮其他人的评价。')).toBeTruthy()
})

test('the section is empty without scores, and says that they could not be loaded', async () => {
  const { container, unmount } = showRounds({})
  await expect.poll(() => container.textContent).toBe('')
  unmount()
  refuse(queryRoundScores, '服务器繁忙')
  show(<RoundsSection report={openReport()} />, words)
  expect(await screen.findByText(/各轮面试的评分未能载入/)).toBeTruthy()
})

test('scores that cannot be read are told in words, also where there are no others', async () => {
  showRounds({ unreadable: 2 })
  expect(await screen.findByText('有 2 位面试官的评分无法读取，请联系管理员')).toBeTruthy()
})
