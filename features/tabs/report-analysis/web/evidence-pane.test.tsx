import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import { fakeMedia } from '../../../findings/recording/web/player/media-under-test.ts'
import type { ReportAddress } from '../../../report/report/rules/address.ts'
import {
  anAnswer,
  anInterview,
  queriesKnowing,
  reportOf,
} from '../../../report/report/web/report-under-test.ts'
import { item, pane, type Reply, reply, words } from './evidence-pane-under-test.tsx'
import { Panel } from './panel-under-test.tsx'

let address: ReportAddress

function OpenPanel({ interview, start }: { interview: Interview; start: ReportAddress }) {
  const [place, setPlace] = useState(start)
  address = place
  const go = (change: ReportAddress) => setPlace((before) => ({ ...before, ...change }))
  const report = reportOf(interview, { address: place, go })
  return <Panel report={report} />
}

function show(given: { reply?: Reply; interview?: Interview; address?: ReportAddress } = {}) {
  renderScreen(
    <OpenPanel
      interview={given.interview ?? anInterview([anAnswer('q1', 5_000), anAnswer('q2', 30_000)])}
      start={given.address ?? {}}
    />,
    { messages: words, queries: queriesKnowing(given.reply ?? reply) },
  )
}

fakeMedia()

beforeEach(() => {
  // What else the page asks for never answers: this is about the pane.
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

test('beside the report stands what its first competency rests on: the second, the words in their sentence, and why', async () => {
  show()
  expect(pane().getByRole('heading', { name: 'Design' })).toBeTruthy()
  expect(pane().getByText('Evidence 1 of 2')).toBeTruthy()
  expect(pane().getByText('Lin, answering Q1')).toBeTruthy()
  expect(pane().getByText('First of q1', { selector: 'mark' })).toBeTruthy()
  expect(pane().getByText('Reason of a')).toBeTruthy()
  expect(pane().getByText('judge 7, 2026-03-14')).toBeTruthy()
  const video = await waitFor(() => {
    const found = document.querySelector('aside video')
    if (!(found instanceof HTMLVideoElement)) throw new Error('the player has not come yet')
    return found
  })
  expect(video.getAttribute('src')).toContain('/file/media/q1')
  expect(address.ev).toBe(undefined)
})

test('the next evidence is that of the claim, then that of the next claim, and each is read out', async () => {
  show()
  await userEvent.click(pane().getByRole('button', { name: 'Next evidence' }))
  expect(address.ev).toBe('b')
  expect(pane().getByText('Second of q1', { selector: 'mark' })).toBeTruthy()
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said).toContain('Evidence 2 of 2. Speaks against: Q1 00:09. Title of b')
  await userEvent.click(pane().getByRole('button', { name: 'Next evidence' }))
  expect(address.ev).toBe('c')
  expect(pane().getByRole('heading', { name: 'Ownership' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Ownership/, expanded: true })).toBeTruthy()
  await userEvent.click(pane().getByRole('button', { name: 'Previous evidence' }))
  expect(address.ev).toBe('b')
})

test('the player goes to the second of the evidence that is chosen, a moment later, and does not start', async () => {
  show()
  await waitFor(() => expect(document.querySelector('aside video')).not.toBe(null))
  const video = document.querySelector<HTMLVideoElement>('aside video')
  if (!video) throw new Error('there is a player')
  act(() => void video.dispatchEvent(new Event('loadedmetadata')))
  await userEvent.click(pane().getByRole('button', { name: /Q1 00:09/ }))
  await waitFor(() => expect(video.currentTime).toBe(4))
  expect(video.paused).toBe(true)
})

test('a quote that nobody said is marked as not found', async () => {
  show({ address: { ev: 'c' } })
  expect(pane().getByText('Not found in the transcript')).toBeTruthy()
  expect(pane().queryByText('five nines', { selector: 'mark' })).toBe(null)
  expect(pane().getByText('five nines')).toBeTruthy()
})

test('a claim without evidence says so in its place', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: /Mentoring/ }))
  expect(pane().getByRole('heading', { name: 'Mentoring' })).toBeTruthy()
  expect(pane().getByText('No evidence was given for this score')).toBeTruthy()
})

test('a claim whose answer was replaced says so in place of its evidence', async () => {
  const gone = item('d', { claim: { kind: 'competency', name: 'Mentoring' }, question_id: 'q9' })
  show({ reply: { ...reply, evidence: [...reply.evidence, gone] } })
  await userEvent.click(screen.getByRole('button', { name: /Mentoring/ }))
  const words = 'The evidence quotes an answer that no longer exists; it may have been replaced'
  expect(pane().getByText(words)).toBeTruthy()
  expect(screen.queryByText('No evidence was given for this score')).toBe(null)
})

test('where all evidence names answers that are gone, that is said, and not that none came', () => {
  show({ reply: { ...reply, evidence: [item('d', { question_id: 'q9' })] } })
  expect(pane().getByText('No evidence')).toBeTruthy()
  expect(pane().getByText(/it may have been replaced/)).toBeTruthy()
})

test('while the analysis runs, a claim that has its score already shows no number above its evidence', () => {
  const l2ReportInfo = { ...reply.aiData?.l2ReportInfo, l2status: 1 }
  show({ reply: { ...reply, aiData: { ...reply.aiData, l2ReportInfo } } })
  expect(pane().getByRole('heading', { name: 'Design' })).toBeTruthy()
  expect(pane().getByText('Analysing')).toBeTruthy()
  expect(pane().queryByText('4.6')).toBe(null)
  expect(pane().queryByRole('img', { name: /stars/ })).toBe(null)
})

test('a step past the first or the last evidence leads nowhere, says so, and keeps the focus', async () => {
  show({ address: { ev: 'b' } })
  const [previous, next] = ['Previous evidence', 'Next evidence'].map((name) =>
    pane().getByRole('button', { name }),
  )
  if (!previous || !next) throw new Error('the pane has both steps')
  expect([previous, next].map((step) => step.getAttribute('aria-disabled'))).toEqual(['false', 'false'])
  await userEvent.click(next)
  expect(next.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(next)
  expect(address.ev).toBe('c')
  expect(document.activeElement).toBe(next)
})

test('while the analysis runs the pane says so, and without any evidence it says that', () => {
  show({ reply: { ...reply, evidence: [], aiData: { l2ReportInfo: { l2status: 1 } } } })
  expect(pane().getByText('Evidence is being generated')).toBeTruthy()
})

test('the way to the record keeps the evidence, its question and its second', async () => {
  show({ address: { ev: 'b' } })
  await userEvent.click(pane().getByRole('button', { name: 'Open in the video record' }))
  expect(address).toMatchObject({ inner: 0, ev: 'b', q: 'q1', t: 9 })
})

test('an answer that was typed has no player, and its words are marked all the same', async () => {
  const typed = anAnswer('q1', 5_000, { video: null, transcript: null, text: 'First of q1 was typed.' })
  show({ interview: anInterview([typed, anAnswer('q2', 30_000)]) })
  expect(await pane().findByText('There is no recording of this answer')).toBeTruthy()
  expect(pane().getByText('First of q1', { selector: 'mark' })).toBeTruthy()
})
