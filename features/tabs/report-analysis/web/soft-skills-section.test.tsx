import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readInterview } from '../../../candidates/interviews/rules/read-interview.ts'
import { aWireInterview } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { showReport, twoAnswers, written } from './record-section-under-test.tsx'

const title = () => screen.queryByRole('button', { name: 'Soft skills' })
const loaded = () =>
  screen.findByText(
    (text) => text === 'Runs payment systems and can say why.' || text === 'The analysis was stopped',
  )

async function skillRow(name: string): Promise<HTMLElement> {
  const row = (await screen.findByText(name)).closest('li')
  if (!row) throw new Error('a skill is an item of a list')
  return row
}

test('the soft skills stand with their scores, whichever names these came under [R1-005 R3-014]', async () => {
  const labelGroupScoreList = [
    { label: 'Listening', labelScore: 21.4, labelTotalScore: 25 },
    { label: 'Collaboration', value: 3.5, total: 5 },
  ]
  showReport({ aiData: { ...written, labelGroupScoreList } })
  const listening = within(await skillRow('Listening'))
  expect(listening.getByText('21.4')).toBeTruthy()
  expect(listening.getByText('of 25', { exact: false })).toBeTruthy()
  expect(within(await skillRow('Collaboration')).getByText('3.5')).toBeTruthy()
  expect(screen.getByText('Mean 3.9 stars over 2 competencies')).toBeTruthy()
})

test('a skill in an L5 position keeps its own scale, and no stars are of more than three', async () => {
  const labelGroupScoreList = [
    { label: 'Listening', labelScore: 8, labelTotalScore: 10 },
    { label: 'Collaboration', value: 2, total: 5 },
  ]
  showReport({ aiData: { ...written, isL5Position: 1, l5Star: 2, labelGroupScoreList } })
  const row = await skillRow('Collaboration')
  expect(within(row).getByText('2.0')).toBeTruthy()
  expect(row.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('1.2 of 3 stars')
  expect(screen.getByText('Mean 1.8 stars over 2 competencies')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /of 5 stars/, hidden: true })).toBe(null)
})

test('the section folds, and unfolds again [R2-081]', async () => {
  showReport()
  await loaded()
  const header = await screen.findByRole('button', { name: 'Soft skills' })
  expect(screen.getByText('Asks once.')).toBeTruthy()
  await userEvent.click(header)
  expect(screen.queryByText('Asks once.')).toBe(null)
  await userEvent.click(header)
  expect(screen.getByText('Asks once.')).toBeTruthy()
})

test('isOrderAi 2 enables what rests on L2, and with all conditions met the section is there [R4-012 R2-086]', async () => {
  showReport({ aiData: { ...written, isOrderAi: 2 } })
  await loaded()
  expect(title()).not.toBe(null)
})

test('work-sync AI data finish an interview for the soft skills as well [R4-002 R2-084]', async () => {
  const held = { interview_status: 'doing', transferWorkSyncAiData: 1 }
  showReport({ interview: readInterview(aWireInterview([], held)) })
  await loaded()
  expect(title()).not.toBe(null)
})

const { interviewCategory: _, ...uncategorised } = written
const l6 = { ...twoAnswers(), category: 6 }

test.each([
  ['L6', { aiData: { ...written, interviewCategory: 6 } }],
  ['an interview of L6 whose analysis does not say so', { aiData: uncategorised, interview: l6 }],
  ['the analysis switched off', { shown: { details: false } }],
  ['the analysis not ordered', { aiData: { ...written, isOrderAi: 1 } }],
  ['an unfinished interview', { interview: { ...twoAnswers(), isFinished: false } }],
  ['no video questions', { interview: { ...twoAnswers(), hasVideoQuestions: false } }],
  ['a stopped L2 score', { aiData: { ...written, isL2ScoreStop: 1 } }],
])('the section is absent with %s [R2-082 R2-083 R2-084 R2-085 R2-086]', async (_case, given) => {
  showReport(given)
  await loaded()
  expect(title()).toBe(null)
})

test('with status 0 the analysis is there [R4-008]', async () => {
  showReport()
  expect(await screen.findByText('Asks once.')).toBeTruthy()
  expect(screen.queryByText('Generating the report', { exact: false })).toBe(null)
})

test.each([1, 2, -1])(
  'with status %i the report is still being written, and says so [R4-009]',
  async (l2status) => {
    showReport({ aiData: { ...written, l2ReportInfo: { l2status } } })
    expect((await screen.findAllByText('Generating the report')).length).toBeGreaterThan(0)
    expect(screen.queryByText('Asks once.')).toBe(null)
  },
)

test('a skill without a number is analysing', async () => {
  showReport({ aiData: { ...written, labelGroupScoreList: [{ label: 'Resilience', value: -1, total: 5 }] } })
  expect(within(await skillRow('Resilience')).getByText('Analysing')).toBeTruthy()
})

test('a section without any skill says what will be there', async () => {
  showReport({ aiData: { ...written, labelGroupScoreList: [] } })
  expect(await screen.findByText('No soft-skill scores yet')).toBeTruthy()
})

test('a skill stands with its first moment and how many more there are, and one without any says so [D08]', async () => {
  const keyPointInfoResult = '[{"keyPoint":"First","num":1},{"keyPoint":"Second","num":1}]'
  const labelGroupScoreList = [
    { label: 'System design', value: 4, total: 5 },
    { label: 'Listening', value: 4, total: 5 },
    { label: 'Resilience', value: -1, total: 5 },
  ]
  const l2ReportInfo = {
    l2status: 0,
    dimLabelList: [{ assessmentPoint: 'System design', calculateStar: 4.6 }],
    answerInfos: [{ problemAnswerId: 'q1', assessmentPoint: 'System design', keyPointInfoResult }],
  }
  showReport({ aiData: { ...written, labelGroupScoreList, l2ReportInfo } })
  await skillRow('Listening')
  const section = within(screen.getByRole('region', { name: 'Soft skills' }))
  const rows = section.getAllByRole('listitem').filter((item) => item.parentElement?.ariaLabel !== 'Evidence')
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
    '•Q1 00:051 more',
    'No evidence was given for this score',
    '',
  ])
})
