import { fakeApi } from '@candor/testkit/web/fake-api'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nameVoice } from '../../../../candidates/interviews/contract.ts'
import type { HeardVoice } from '../../../../candidates/interviews/rules/interview.ts'
import { anInterview } from '../../../../report/report/web/report-under-test.ts'
import { openRecord } from '../../../../tabs/report-record/web/session-under-test.tsx'
import { fakeMedia } from '../player/media-under-test.ts'

const media = fakeMedia()

const voice = (speaker: string | null, more: Partial<HeardVoice> = {}): HeardVoice => ({
  id: `name:${speaker}`,
  speaker,
  role: 'unknown',
  isSaid: false,
  questionId: null,
  startMs: 2_000,
  text: 'What did you build?',
  sentences: 2,
  ...more,
})
const video = { beganAt: 1_710_000_000_000, address: '/file/media/full' }
const sentences = [{ startMs: 0, endMs: 4_000, text: 'So.', speaker: 'B', by: 'unknown' as const }]

const open = (voices: readonly HeardVoice[]) =>
  openRecord(
    anInterview([], { category: 2, voices, sessionVideos: [{ ...video, transcript: { sentences } }] }),
    { media },
  )

test('a reader who may name voices is asked about the unknown ones, and the answer is sent', async () => {
  const sent: unknown[] = []
  const { answerBy } = fakeApi()
  answerBy(nameVoice, (input) => {
    sent.push(input)
    return null
  })
  open([voice('Dana Weiss'), voice(null, { id: 'record:1:0:', sentences: 1 })])
  const asked = within(screen.getByRole('region', { name: /Who is speaking/ }))
  expect(asked.getByText('2 voices are not known')).toBeTruthy()
  expect(asked.getByText('Unnamed voice')).toBeTruthy()
  await userEvent.click(
    within(asked.getByRole('group', { name: 'Who Dana Weiss is' })).getByLabelText('Candidate'),
  )
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(JSON.stringify(sent)).toContain('name:Dana Weiss')
})

test('the question is folded if all voices are known, and an answer can be taken back', () => {
  open([voice('Dana Weiss', { role: 'another' }), voice('B', { role: 'candidate', isSaid: true })])
  const button = screen.getByRole('button', { name: /Who is speaking/ })
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('a reader who may not name voices is asked nothing', () => {
  open([])
  expect(screen.queryByText('Who is speaking')).toBe(null)
})
