import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { messages as analysis } from '../../../findings/analysis/messages/en.ts'
import { EvidenceReaderProvider, useEvidenceOf } from '../../../findings/analysis/web/evidence-reader.ts'
import { messages as evidence } from '../../../findings/evidence/messages/en.ts'
import { messages as manualScores } from '../../../findings/manual-scores/messages/en.ts'
import { manualScoresQuery } from '../../../findings/manual-scores/web/manual-scores-query.ts'
import { messages as questions } from '../../../findings/questions/messages/en.ts'
import { anAnswer as aWritten } from '../../../findings/questions/web/answers-under-test.ts'
import { messages as recording } from '../../../findings/recording/messages/en.ts'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import { messages as report } from '../../../report/report/messages/en.ts'
import {
  anInterview,
  anAnswer as aRecorded,
  queriesKnowing,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import { messages } from '../messages/en.ts'
import type { DetailAddress } from '../rules/address.ts'
import { DetailTabs } from './detail-tabs.tsx'

const media = fakeMedia()

const options = ['Dirty read', 'Write skew'].map((content, index) => ({
  code: 'AB'[index] ?? '',
  content,
  extra: null,
}))
const choice = (id: string, verdict: 'correct' | 'partial' | 'wrong' | null) =>
  aWritten(id, 2, { text: 'A', rightKey: 'B', verdict, options })
const code = (id: string) => aWritten(id, 7, { text: `print("${id}")`, codeLanguage: 'Python3' })
const sessionVideos = [0, 60_000].map((beganAt) => ({ beganAt, address: `/file/media/session-${beganAt}` }))

function Page({ interview, place }: { interview: Interview; place: { address: DetailAddress } }) {
  const [address, setAddress] = useState(place.address)
  place.address = address
  const go = (patch: Partial<DetailAddress>) => setAddress((before) => ({ ...before, ...patch }))
  const opened = reportOf(interview, { address, go: ({ q, t }) => go({ q, t }) })
  return (
    <EvidenceReaderProvider value={useEvidenceOf(opened, 'session')}>
      <DetailTabs report={opened} address={address} go={go} none={<p>Nothing</p>} />
    </EvidenceReaderProvider>
  )
}

function show(answers: Interview['answers'], more: Partial<Interview> = {}, address: DetailAddress = {}) {
  const place = { address }
  const queries = queriesKnowing()
  queries.setQueryData(manualScoresQuery('i1').queryKey, [])
  renderScreen(
    <ToastProvider>
      <Page interview={anInterview(answers, more)} place={place} />
    </ToastProvider>,
    {
      messages: {
        'answer-detail': messages,
        'manual-scores': manualScores,
        analysis,
        evidence,
        questions,
        recording,
        report,
      },
      queries,
    },
  )
  return { place, user: userEvent.setup() }
}

const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent?.trim())
const articles = () => screen.getAllByRole('article').map((article) => article.dataset.question)
const page = (name: string) => screen.getByRole('button', { name })

test('each list has a tab of its own with its count [P2-122]', () => {
  show([aRecorded('q1', 0), aWritten('w1', 0), choice('o1', 'correct'), code('c1')], { sessionVideos })
  expect(tabs()).toEqual(['Subjective 2', 'Objective 1', 'Coding 1', 'Full recordings 2'])
})

test('a list without anything has no tab; with none the page says so [P2-123]', () => {
  show([code('c1')])
  expect(tabs()).toEqual(['Coding 1'])
})

test('a page without answers says so', () => {
  show([])
  expect(tabs()).toEqual([])
  expect(screen.getByText('Nothing')).toBeTruthy()
})

test('subjective questions stand one on a page, and the address keeps the page [P1-017 P2-124 P9-029]', async () => {
  const { place, user } = show([
    aRecorded('q1', 0),
    aWritten('w1', 0, { text: 'Split it.' }),
    aRecorded('q2', 30_000),
  ])
  expect(articles()).toEqual(['q1'])
  await user.click(page('Next question'))
  expect(articles()).toEqual(['w1'])
  expect(screen.getByText('Split it.')).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(articles()).toEqual(['q2'])
  expect(place.address).toMatchObject({ tab: 'subjective', q: 'q2' })
  await user.click(page('Next question'))
  expect(articles()).toEqual(['q2'])
  await user.click(page('Question 1: Title of q1'))
  expect(articles()).toEqual(['q1'])
})

test('the arrow keys lead to a question by its name, which without a title is its number', async () => {
  const { user } = show([aWritten('w1', 0), aRecorded('q1', 0), aRecorded('q2', 30_000, { title: null })])
  const focused = () => screen.getAllByRole('article').filter((article) => article === document.activeElement)
  const nameOf = (name: string) => screen.getByRole('article', { name })
  await user.click(page('Next question'))
  await user.keyboard('{ArrowRight}')
  expect(focused()).toEqual([nameOf('Question 2')])
  expect(within(nameOf('Question 2')).getByRole('heading', { level: 2 }).textContent).toMatch(/^Q2Question 2/)
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toEqual([nameOf('Title of q1')])
})

test('code stands one on a page, an address that names one opens on it [P2-124]', () => {
  show([code('c1'), code('c2'), code('c3'), choice('o1', 'wrong')], {}, { q: 'c2' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Coding')
  expect(articles()).toEqual(['c2'])
  expect(within(screen.getByRole('navigation')).getAllByRole('listitem')).toHaveLength(3)
})

test('objective questions stand below one another with options, answer, verdict and key [P2-127 P4-027]', async () => {
  const answers = [
    choice('o1', 'correct'),
    choice('o2', 'partial'),
    choice('o3', 'wrong'),
    choice('o4', null),
  ]
  const { user } = show(answers)
  await user.click(screen.getByRole('tab', { name: /Objective/ }))
  expect(articles()).toEqual(['o1', 'o2', 'o3', 'o4'])
  const verdicts = ['Correct', 'Partly correct', 'Wrong', 'Wrong']
  for (const [index, article] of screen.getAllByRole('article').entries()) {
    const inside = within(article)
    expect(inside.getByText(verdicts[index] ?? '')).toBeTruthy()
    expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ADirty readCandidate’s choice',
      'BWrite skewRight',
    ])
    expect(inside.getByText('Answer').nextSibling?.textContent).toBe('A')
    expect(inside.getByText('Correct answer').nextSibling?.textContent).toBe('B')
  }
})

test('recordings play one at a time [P2-125]', async () => {
  const { user } = show([aRecorded('q1', 0)], { sessionVideos }, { tab: 'recordings' })
  const [first, second] = [...document.querySelectorAll('video')]
  if (!first || !second) throw new Error('two recordings are two videos')
  for (const video of [first, second]) media.load(video)
  const playIn = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('button', { name: 'Play' })
  await user.click(playIn('Full recording 1'))
  expect([first.paused, second.paused]).toEqual([false, true])
  await user.click(playIn('Full recording 2'))
  expect([first.paused, second.paused]).toEqual([true, false])
})

test('a sentence seeks in the recording beside it', async () => {
  const { user } = show([aRecorded('q1', 0)])
  const video = document.querySelector('video')
  if (!video) throw new Error('a recorded answer is a video')
  media.load(video)
  await user.click(screen.getByRole('button', { name: /Second of q1/ }))
  await expect.poll(() => video.currentTime).toBe(4)
})

test('a question leads to itself no further', () => {
  show([aWritten('w1', 0), aRecorded('q1', 0)])
  expect(screen.queryByRole('link')).toBe(null)
})
