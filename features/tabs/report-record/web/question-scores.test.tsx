import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeMedia, seekLands } from '../../../findings/recording/web/player/media-under-test.ts'
import { anAnswer, anInterview, everythingShown } from '../../../report/report/web/report-under-test.ts'
import { openRecord, theVideo, written } from './session-under-test.tsx'

const interview = anInterview([
  anAnswer('q1', 10_000),
  anAnswer('q2', 70_000),
  anAnswer('q2a', 100_000, { followUpOf: 'q2', round: 1, score: null }),
])

const media = fakeMedia()

const section = () => screen.getByRole('region', { name: /by assessment point$/ })
const point = (name: string) => {
  const row = within(section()).getByText(name).closest('li')
  if (!row) throw new Error('a point is an item of a list')
  return row
}

test('the question in view is scored point by point, with why and with the moments', () => {
  openRecord(interview, { media, at: { q: 'q2' } })
  expect(section()).toBe(screen.getByRole('region', { name: 'Q2, by assessment point' }))
  const row = point('System design')
  expect(within(row).getByText('4.6')).toBeTruthy()
  expect(within(row).getByRole('img', { name: '4.6 of 5 stars' })).toBeTruthy()
  expect(within(row).getByText('Handles retries.')).toBeTruthy()
  expect(within(row).getByRole('button', { name: 'Supports: Q2 01:14' })).toBeTruthy()
})

test('a point that is still being scored says so, and never looks like 0 [R4-007]', () => {
  openRecord(interview, { media, at: { q: 'q2' } })
  const row = point('Problem solving')
  expect(within(row).getByText('Analysing')).toBeTruthy()
  expect(within(row).queryByText(/^0/)).toBe(null)
  expect(row.textContent).toContain('Follow-up 1')
})

test('a chip brings its evidence into view and the player to its moment', async () => {
  const page = openRecord(interview, { media, at: { q: 'q2' } })
  const chip = screen.getByRole('button', { name: 'Supports: Q2 01:14' })
  await userEvent.click(chip)
  await seekLands()
  expect(page.address).toMatchObject({ ev: 'e1', q: 'q2', t: 74 })
  expect(theVideo().currentTime).toBe(4)
  expect(chip.getAttribute('aria-current')).toBe('true')
})

test('another question shows its own points', async () => {
  openRecord(interview, { media, at: { q: 'q2' } })
  await userEvent.click(screen.getByRole('button', { name: /^Q1/ }))
  await seekLands()
  expect(screen.getByRole('region', { name: 'Q1, by assessment point' })).toBeTruthy()
  expect(point('Motivation')).toBeTruthy()
})

test('scores that the company hides show neither here nor on the thumbnails', () => {
  const hidden = anInterview(interview.answers.map((answer) => ({ ...answer, score: null })))
  const answerInfos = [
    { problemAnswerId: 'q1', assessmentPoint: 'Motivation', assessmentDesc: 'Knows why.' },
    { problemAnswerId: 'q2', assessmentPoint: 'System design', assessmentDesc: 'Handles retries.' },
  ]
  const analysed = {
    ...written,
    aiData: { ...written.aiData, l2ReportInfo: { l2status: 0, answerInfos } },
    shown: { ...everythingShown, single: false },
  }
  openRecord(hidden, { media, at: { q: 'q2' }, analysed })
  expect(within(point('System design')).getByText('Not shown')).toBeTruthy()
  expect(section().textContent).not.toMatch(/\d\.\d|Analysing/)
  expect(screen.getByRole('navigation', { name: 'Questions' }).textContent).not.toMatch(/\d\.\d|analysed/)
})

test('an interview without any score has no such section', () => {
  const unscored = anInterview([anAnswer('q1', 0, { score: null })])
  openRecord(unscored, { media, analysed: { aiData: null, evidence: [], shown: everythingShown } })
  expect(screen.queryByRole('region', { name: /by assessment point/ })).toBe(null)
})

test('a question that alone has no scores says so, and keeps the place', () => {
  const partly = anInterview([anAnswer('q1', 0), anAnswer('q2', 30_000, { isUnscored: true })])
  openRecord(partly, {
    media,
    at: { q: 'q2' },
    analysed: { aiData: null, evidence: [], shown: everythingShown },
  })
  expect(within(section()).getByText('No scores by assessment point for this question')).toBeTruthy()
})

test('under the points stand the key points of the answer, each counted one once with its count [R5-008 R5-009 D23]', () => {
  const keyPoints = [
    { keyPoint: 'retry', num: 2 },
    { keyPoint: 'cache', num: 0 },
    { keyPoint: 'retry', num: 9 },
  ]
  const answerInfos = [
    { problemAnswerId: 'q1', calculateStar: 4, keyPointInfoResult: '[{"keyPoint":"team","num":1}]' },
    { problemAnswerId: 'q2', calculateStar: 4.6, keyPointInfoResult: JSON.stringify(keyPoints) },
  ]
  const analysed = { ...written, aiData: { ...written.aiData, l2ReportInfo: { l2status: 0, answerInfos } } }
  openRecord(interview, { media, analysed, at: { q: 'q2' } })
  const list = within(section()).getByRole('list', { name: 'Key points' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(within(list).getByText('retry')).toBeTruthy()
  expect(within(list).getByText('×2')).toBeTruthy()
})

const noEvidence = 'No evidence was given for this score'
const nothingQuoted = { ...written, evidence: [] }

test('a scored point that rests on nothing says so, and one that is still being scored does not [D08]', () => {
  openRecord(interview, { media, at: { q: 'q2' }, analysed: nothingQuoted })
  expect(within(point('System design')).getByText(noEvidence)).toBeTruthy()
  expect(within(point('Problem solving')).queryByText(noEvidence)).toBe(null)
})

test.each([
  ['was not ordered', { isOrderAi: 0 }],
  ['was stopped', { isL2ScoreStop: 1 }],
])('an analysis that %s says nothing of its evidence', (_case, more) => {
  const analysed = { ...nothingQuoted, aiData: { ...written.aiData, ...more } }
  openRecord(interview, { media, at: { q: 'q2' }, analysed })
  expect(within(section()).getAllByText('4.6').length).toBeGreaterThan(0)
  expect(within(section()).queryByText(noEvidence)).toBe(null)
})
