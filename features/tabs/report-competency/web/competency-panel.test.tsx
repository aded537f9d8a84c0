import type { ReplyOf } from '@candor/call/define'
import { fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { reportEvents } from '../../../report/report/contract.ts'
import { meritasReport } from '../contract.ts'
import { messages as en } from '../messages/en.ts'
import { CompetencyPanel } from './competency-panel.tsx'

const item = (name: string, star: number) => ({
  name,
  star,
  lowDefinition: `Low ${name}`,
  highDefinition: `High ${name}`,
  description: `About ${name}.`,
})
const assessment = {
  comprehensiveCompetenceScore: 7,
  emotionalStabilityScore: 6.5,
  description: 'Plans ahead and keeps to it.',
  usetime: 1930,
  firstAnswerTime: Date.UTC(2026, 2, 14, 2, 0, 0),
  lastAnswerTime: Date.UTC(2026, 2, 14, 2, 32, 10),
  firstLevelList: [
    { name: 'Leading', star: 4 },
    { name: 'Thinking', star: 3.5 },
    { name: 'Working', star: 2 },
  ],
  secondLevelList: [
    { ...item('deciding', 4), firstLevelName: 'Leading' },
    { ...item('planning', 3), firstLevelName: 'Working' },
  ],
  emotionalStabilityList: [item('calm', 2.5)],
}

const failure = new Refused()

type Given = ReplyOf<typeof meritasReport> | Refused

/** Answers with the assessment, or as a server that cannot. What waits for news hears nothing. */
function answer(given: Given): void {
  const api = fakeApi()
  api.answerBy(meritasReport, () => given)
  api.keepWaiting(reportEvents)
}

function show(given: Given): void {
  answer(given)
  const panel = <CompetencyPanel report={{ interviewId: 'i1', timeZone: 'Asia/Shanghai' }} />
  renderScreen(
    <main>
      <button type="button">A tab</button>
      {panel}
    </main>,
    { messages: { 'report-competency': en } },
  )
}

const definitionOf = (term: string) =>
  [...document.querySelectorAll('dt')].find((each) => each.textContent === term)?.nextElementSibling
    ?.textContent

const cellsOf = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent)

test('the panel shows the description of the test [R2-051 R2-133]', async () => {
  show(assessment)
  expect(await screen.findByText('Plans ahead and keeps to it.')).toBeTruthy()
})

test('both ratings show out of 10 [R2-134 R3-037 R9-008]', async () => {
  show(assessment)
  await screen.findByText('Plans ahead and keeps to it.')
  expect(definitionOf('Comprehensive competence')).toBe('7.0/10 of 10')
  expect(definitionOf('Emotional stability')).toBe('6.5/10 of 10')
})

test('the time used unfolds to the first and the last answer, in the company’s time [R2-135]', async () => {
  show(assessment)
  const fold = await screen.findByRole('button', { name: 'Time used' })
  expect(screen.getByText('32:10')).toBeTruthy()
  expect(screen.queryByText('First answer')).toBe(null)
  await userEvent.click(fold)
  expect(definitionOf('First answer')).toBe('2026-03-14 10:00:00')
  expect(definitionOf('Last answer')).toBe('2026-03-14 10:32:10')
})

test('three competencies of the first level are a radar out of 10 [R2-136 R9-009]', async () => {
  show(assessment)
  const table = await screen.findByRole('table', { name: 'First-level competencies' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Leading8.0 of 10',
    'Thinking7.0 of 10',
    'Working4.0 of 10',
  ])
  expect(document.querySelectorAll('figure svg polygon')).toHaveLength(11)
})

test('with two there is no radar, and their scores stand as headings all the same', async () => {
  show({ ...assessment, firstLevelList: assessment.firstLevelList.slice(0, 2) })
  const heading = await screen.findByRole('heading', { name: 'Thinking' })
  expect(heading.parentElement?.textContent).toBe('Thinking7.0/10 of 10')
  expect(screen.queryByRole('table', { name: 'First-level competencies' })).toBe(null)
  // What belongs to a competency that is gone stands under a heading of its own.
  expect(screen.getByRole('heading', { name: 'Others' })).toBeTruthy()
})

test('each competency of the second level has score, low and high definition and description [R2-137]', async () => {
  show(assessment)
  const table = await screen.findByRole('table', { name: 'Leading: second-level competencies' })
  const [, row] = within(table).getAllByRole('row')
  expect(cellsOf(row)).toEqual([
    'deciding',
    expect.stringContaining('8.0/10 of 10'),
    'Low deciding',
    'High deciding',
    'About deciding.',
  ])
})

test('each item of the emotional stability has score, low and high definition and description [R2-138]', async () => {
  show(assessment)
  const table = await screen.findByRole('table', { name: 'Emotional stability in detail' })
  const [, row] = within(table).getAllByRole('row')
  expect(cellsOf(row)).toEqual([
    'calm',
    expect.stringContaining('5.0/10 of 10'),
    'Low calm',
    'High calm',
    'About calm.',
  ])
})

test('scores that are still being made say so; a first level that is half made is no radar yet', async () => {
  show({
    ...assessment,
    comprehensiveCompetenceScore: -1,
    firstLevelList: [{ name: 'Leading', star: -1 }, ...assessment.firstLevelList.slice(1)],
  })
  expect(await screen.findByText('Plans ahead and keeps to it.')).toBeTruthy()
  expect(definitionOf('Comprehensive competence')).toBe('Analysing')
  expect(screen.queryByRole('table', { name: 'First-level competencies' })).toBe(null)
  expect(screen.getByRole('heading', { name: 'Leading' }).parentElement?.textContent).toBe('LeadingAnalysing')
})

test.each([
  ['the call fails', failure],
  ['there is no data', null],
] as const)('when %s no section stands, and no error shows [R8-015 R2-146]', async (_case, given) => {
  show(given)
  expect(await screen.findByText('No competency assessment to show')).toBeTruthy()
  expect(screen.queryByRole('region')).toBe(null)
  expect(screen.queryByRole('heading')).toBe(null)
  expect(screen.queryByRole('alert')).toBe(null)
})

test('an assessment that came in and cannot be read is said so, and never that none was taken', async () => {
  const msg = 'It came in but could not be read.'
  show(new Refused({ msg, data: { unreadable: 'tests.competency' }, status: 500 }))
  expect(await screen.findByText('It came in but could not be read.')).toBeTruthy()
  expect(screen.queryByText('No competency assessment to show')).toBe(null)
})

test('after a failure the report can be asked for again', async () => {
  show(failure)
  const again = await screen.findByRole('button', { name: 'Load again' })
  answer(assessment)
  await userEvent.click(again)
  expect(await screen.findByText('Plans ahead and keeps to it.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('No competency assessment to show')).toBe(null))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'A tab' }))
})
