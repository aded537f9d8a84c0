import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { positionScores } from '../../../candidates/scores/contract.ts'
import { messages as cn } from '../../../findings/analysis/messages/cn.ts'
import { messages as en } from '../../../findings/analysis/messages/en.ts'
import { anAnswer, anInterview } from '../../../report/report/web/report-under-test.ts'
import { type Analysed, anItem, showSections } from './summary-section-under-test.tsx'

const verdict = 'Runs payment systems and can say why.'
const keyPointInfoResult = '[{"keyPoint":"one key","num":1},{"keyPoint":"ledger","num":1}]'

const written: Analysed = {
  aiAllScore: 4.2,
  sumContent: verdict,
  keyTips: 'Ask about the migration.',
  modelName: 'candor-judge',
  l2ReportInfo: {
    l2status: 0,
    sort: 3,
    dimLabelList: [{ assessmentPoint: 'Design', calculateStar: 4.6 }],
    answerInfos: ['q1', 'q2', 'q3'].map((problemAnswerId) => ({ problemAnswerId, keyPointInfoResult })),
  },
}

const standing = {
  count: 14,
  rank: 3,
  bins: [
    { from: 0, to: 2.5, count: 5 },
    { from: 2.5, to: 5, count: 9 },
  ],
  medians: [],
}

const summary = () => screen.getByRole('region', { name: 'Conclusion' })
const side = (name: string) => screen.queryByRole('region', { name })
const chips = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('the report of a finished interview shows the summary [R1-003]', async () => {
  showSections({ aiData: written })
  const text = await screen.findByText(verdict)
  expect(summary().contains(text)).toBe(true)
  expect(text.closest('[hidden]')).toBe(null)
  expect(within(summary()).getByText('Ask about the migration.')).toBeTruthy()
})

test('the summary folds at a press of its header, and unfolds at the next [R2-075]', async () => {
  showSections({ aiData: written })
  await screen.findByText(verdict)
  const header = within(summary()).getByRole('button', { name: 'Conclusion' })
  await userEvent.click(header)
  expect(header.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText(verdict)).toBe(null)
  await userEvent.click(header)
  expect(header.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText(verdict).closest('[hidden]')).toBe(null)
})

test.each([
  [en, '91.30% of the candidates for this position scored lower'],
  [cn, '超过同岗位 91.30% 的候选人'],
])('the rate of an L5 rank shows as a percentile with two decimals [R2-119]', async (words, said) => {
  const l5ScoreRank = { rankPercent: 0.913 }
  showSections({ aiData: { ...written, isL5Position: 1, l5Star: 2.5, l5ScoreRank }, words })
  expect((await screen.findByText('91.30%')).parentElement?.textContent).toBe(said)
})

test('where the candidate stands shows as a rank among all, and as a distribution', async () => {
  showSections({ aiData: written, standing })
  expect(await screen.findByText('Rank 3 of 14')).toBeTruthy()
  const table = screen.getByRole('table', { name: /14 candidates.*this candidate: 4\.2/ })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
})

test('a rank among other candidates does not borrow the number of these', async () => {
  const l2ReportInfo = { l2status: 0, sort: 111, l2PercentageScore: 91.37 }
  showSections({ aiData: { ...written, l2ReportInfo }, standing })
  await screen.findByRole('table', { name: /14 candidates/ })
  expect(screen.getByText('Rank 111')).toBeTruthy()
})

test('under ten scored candidates there is a note in place of a distribution', async () => {
  showSections({ aiData: written, standing: null })
  expect(
    await screen.findByText(
      'The distribution of scores appears here once at least 10 candidates for this position have one.',
    ),
  ).toBeTruthy()
  expect(within(summary()).queryByRole('table')).toBe(null)
})

test('a distribution that cannot be loaded says so beside the rest of the summary, and can be tried again', async () => {
  const aiData = { ...written, l2ReportInfo: { l2status: 0, l2PercentageScore: 91.37 } }
  const api = showSections({ aiData, standing: 'refusal' })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The comparison could not be loaded. The rest of the page still works.',
  )
  expect(screen.getByText(verdict)).toBeTruthy()
  expect(screen.getByText('91.37%')).toBeTruthy()
  const before = api.asked.length
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(api.asked.slice(before).map(({ path }) => path)).toEqual([positionScores.path])
})

test('a company that hides totals shows neither rank nor distribution, nor that there is one', async () => {
  showSections({ aiData: { ...written, aiAllScore: null }, shown: { total: false }, standing: null })
  await screen.findByText(verdict)
  expect(
    screen.queryByText(
      'The distribution of scores appears here once at least 10 candidates for this position have one.',
    ),
  ).toBe(null)
  expect(screen.queryByText(/^Rank/)).toBe(null)
})

test('up to three moments stand for the candidate and against, and a press opens one', async () => {
  const go = vi.fn()
  const evidence = [
    anItem('e1', 'q1'),
    anItem('e2', 'q2', { claim: { kind: 'competency', name: 'Design' } }),
    anItem('e3', 'q3', { kind: 'against', claim: { kind: 'answer', question_id: 'q3' } }),
  ]
  showSections({ aiData: written, evidence, go })
  await screen.findByText(verdict)
  expect(chips('Supports hiring')).toEqual(['+Q1 00:05Title of e1', '+Q2 00:30Title of e2'])
  expect(chips('Speaks against')).toEqual(['−Q3 01:00Title of e3'])
  await userEvent.click(within(summary()).getByRole('button', { name: 'Speaks against: Q3 01:00' }))
  expect(go).toHaveBeenLastCalledWith({ ev: 'e3' })
})

test('a side without evidence says so only beside one that has some', async () => {
  showSections({ aiData: written, evidence: [anItem('e1', 'q1', { kind: 'against' })] })
  await screen.findByText(verdict)
  expect(screen.getByText('No evidence supports hiring')).toBeTruthy()
  expect(screen.queryByText('No evidence speaks against hiring')).toBe(null)
})

test('without evidence of either side the summary says that it rests on none [D08]', async () => {
  showSections({ aiData: written })
  await screen.findByText(verdict)
  expect(side('Supports hiring')).toBe(null)
  expect(side('Speaks against')).toBe(null)
  expect(within(summary()).getByText('No evidence was given for this score')).toBeTruthy()
})

test('where nothing is concluded there is no word of what it would rest on', async () => {
  const aiData = { keyTips: 'Ask about the migration.', l2ReportInfo: { l2status: 0 } }
  showSections({ aiData, shown: { total: false } })
  await screen.findByText('Ask about the migration.')
  expect(within(summary()).queryByText('No evidence was given for this score')).toBe(null)
})

test('an answer of type 12 is not counted in the summary [R9-042]', async () => {
  const answers = [anAnswer('q1', 0), anAnswer('q2', 30_000, { method: 12 }), anAnswer('q3', 60_000)]
  const evidence = [anItem('e1', 'q1'), anItem('e2', 'q2')]
  showSections({ aiData: written, interview: anInterview(answers), evidence })
  await screen.findByText(verdict)
  expect(screen.getAllByText(/checked against 4 key points/).length).toBeGreaterThan(0)
  expect(chips('Supports hiring')).toEqual(['+Q1 00:00Title of e1'])
})

const outdated = /imported again with changes after this analysis/

test('an analysis of answers that have changed since says so beside its standing', async () => {
  showSections({ aiData: written, isOutdated: true })
  expect(await screen.findByText(outdated)).toBeTruthy()
})

test('an unfinished analysis, and one of unchanged answers, do not say that answers have changed', async () => {
  const generating = { ...written, l2ReportInfo: { ...written.l2ReportInfo, l2status: 1 } }
  showSections({ aiData: generating, isOutdated: true })
  showSections({ aiData: written })
  expect(await screen.findAllByText(verdict)).not.toHaveLength(0)
  expect(screen.queryByText(outdated)).toBe(null)
})
