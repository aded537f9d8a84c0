import type { ReplyOf } from '@candor/call/define'
import { fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { getPersonType, personalityStatistics } from '../../../findings/personality/contract.ts'
import { messages as en } from '../../../findings/personality/messages/en.ts'
import { BigFiveSection } from '../../../findings/personality/web/big-five-section.tsx'
import { reportEvents } from '../../../report/report/contract.ts'
import { PersonalityPanel } from './personality-panel.tsx'

const profile = {
  openness: 3,
  conscientiousness: 2,
  extraversion: 1,
  agreeableness: 2,
  neuroticism: 2,
  isConfig: 1,
}
const question = {
  question: 'At work I am',
  options: [
    { optionCode: 'A', optionContent: 'quick to decide', score: 7 },
    { optionCode: 'B', optionContent: 'good company', score: 3 },
    { optionCode: 'C', optionContent: 'patient', score: null },
  ],
}
const pdp = { A: 29, B: 11, C: 15, D: 25, remark: 'Decides fast.', questions: [question] }

type Profile = ReplyOf<typeof getPersonType> | Refused
interface Plan {
  profile?: Profile
  pdp?: ReplyOf<typeof personalityStatistics> | Refused
}

const failure = new Refused()
const unreadable = new Refused({
  msg: 'It came in but could not be read.',
  data: { unreadable: 'tests' },
  status: 500,
})

/** Answers as planned. What waits for news hears nothing. */
function answer({ profile = null, pdp = null }: Plan): void {
  const api = fakeApi()
  api.answerBy(getPersonType, () => profile)
  api.answerBy(personalityStatistics, () => pdp)
  api.keepWaiting(reportEvents)
}

function show(screen: ReactNode): void {
  renderScreen(screen, { messages: { personality: en } })
}

const of = { candidateId: 'c1', companyId: 'co', interviewId: 'i1' }

function showPanel(plan: Plan): void {
  answer(plan)
  const parts = plan.profile === undefined ? [] : ['tests.bigFive']
  show(<PersonalityPanel report={{ ...of, facts: { parts: new Set(parts) } }} />)
}

function showBigFive(given: Profile): void {
  answer({ profile: given })
  show(<BigFiveSection report={{ interviewId: 'i1' }} />)
}

test('the personality test shows scores for A, B, C and D with the remark [R2-044 R2-139]', async () => {
  showPanel({ pdp })
  const table = within(await screen.findByRole('table', { name: 'Scores' }))
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
    'Type A',
    'Type B',
    'Type C',
    'Type D',
  ])
  expect(rows.map((row) => Number.parseInt(row.querySelector('td > span')?.textContent ?? '', 10))).toEqual([
    29, 11, 15, 25,
  ])
  expect(screen.getByText('Decides fast.')).toBeTruthy()
  expect(screen.getByText('Highest: A')).toBeTruthy()
})

test('the questionnaire lists its questions, each with its options and the points that they were given [R2-140]', async () => {
  showPanel({ pdp: { ...pdp, questions: [question, { ...question, question: 'At home I am' }] } })
  expect(await screen.findByText('2 questions')).toBeTruthy()
  const options = within(screen.getByRole('table', { name: 'At work I am' })).getAllByRole('row')
  expect(options.map((row) => row.textContent)).toEqual([
    'OptionPoints given',
    'A quick to decide7',
    'B good company3',
    'C patientNone given',
  ])
  expect(screen.getByRole('table', { name: 'At home I am' })).toBeTruthy()
})

test('a letter that is still being made has a word in place of a number, and nothing leads', async () => {
  showPanel({ pdp: { ...pdp, B: -1 } })
  expect(await screen.findByText('Analysing')).toBeTruthy()
  expect(screen.queryByText(/Highest/)).toBe(null)
})

test('without a test the tab says what would be here [R2-146]', async () => {
  showPanel({ pdp: null })
  expect(await screen.findByText('No personality test result')).toBeTruthy()
})

test('when the test cannot be loaded the profile stands, and trying again brings the scores', async () => {
  showPanel({ pdp: failure, profile })
  expect(
    await screen.findByText('The personality test could not be loaded. The rest of the page still works.'),
  ).toBeTruthy()
  expect(await screen.findByText('5 traits')).toBeTruthy()
  answer({ pdp, profile })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Decides fast.')).toBeTruthy()
})

test('the profile shows a donut, five traits with their descriptions and two poles each [R2-101 R2-102 R2-103]', async () => {
  showBigFive(profile)
  expect(await screen.findByText('5 traits')).toBeTruthy()
  expect(document.querySelectorAll('figure svg path.cell')).toHaveLength(15)
  const rows = within(screen.getByRole('table', { name: 'Tendency of each trait' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    [
      'Openness',
      'Conventional',
      expect.any(String),
      'Open',
      'How new ideas are met: with a preference for the familiar, or with an interest in what is new.',
    ],
    [
      'Conscientiousness',
      'Casual',
      expect.any(String),
      'Careful',
      'How work is done: freely and as it comes, or to a plan and with an eye for detail.',
    ],
    [
      'Extraversion',
      'Reserved',
      expect.any(String),
      'Outgoing',
      'How people are met: quietly and at a distance, or by seeking them out.',
    ],
    [
      'Agreeableness',
      'Critical',
      expect.any(String),
      'Kind',
      'How other views are met: with questions first, or with understanding first.',
    ],
    [
      'Sensitivity',
      'Calm',
      expect.any(String),
      'Sensitive',
      'How pressure is felt: evenly, or finely and at once.',
    ],
  ])
})

test('the bands are worded low, medium and high [R9-027]', async () => {
  showBigFive(profile)
  await screen.findByText('5 traits')
  const donut = within(screen.getByRole('table', { name: 'Big Five' }))
  expect(
    donut
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    'OpennessHigh',
    'ConscientiousnessMedium',
    'ExtraversionLow',
    'AgreeablenessMedium',
    'SensitivityMedium',
  ])
})

test('a trait that is still being made never looks like a low one', async () => {
  showBigFive({ ...profile, openness: -1 })
  await screen.findByText('5 traits')
  const rows = screen.getAllByRole('row', { name: /Openness/ })
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(within(row).getByText('Analysing')).toBeTruthy()
  expect(document.querySelectorAll('td i.reached')).toHaveLength(4)
  expect(document.querySelectorAll('figure path.reached')).toHaveLength(7)
})

test('a profile that is still being made is named', async () => {
  showBigFive({
    openness: -1,
    conscientiousness: -1,
    extraversion: -1,
    agreeableness: -1,
    neuroticism: -1,
    isConfig: 1,
  })
  expect(
    await screen.findByText(
      'The Big Five profile is still being generated. It appears here when it is ready.',
    ),
  ).toBeTruthy()
  expect(screen.queryByText('Low')).toBe(null)
})

test.each([
  ['is not configured, or switched off [R6-020]', { ...profile, isConfig: 0 }],
  ['was never made', null],
])('a profile that %s has no section', async (_case, given) => {
  showBigFive(given)
  await waitFor(() => expect(screen.queryByRole('heading')).toBe(null))
})

test('a part that cannot be read is said so, and never that no test was taken', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  showBigFive(unreadable)
  expect(await screen.findByText('It came in but could not be read.')).toBeTruthy()
  cleanup()
  showPanel({ pdp: unreadable })
  expect((await screen.findByRole('alert')).textContent).toContain('It came in but could not be read.')
})

test('a failure of the profile is only logged, and leaves no gap [R8-016]', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  showBigFive(failure)
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('heading')).toBe(null)
  expect(screen.queryByRole('alert')).toBe(null)
})
