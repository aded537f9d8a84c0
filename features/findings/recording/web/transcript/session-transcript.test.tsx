import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anInterview } from '../../../../report/report/web/report-under-test.ts'
import { openRecord, theVideo } from '../../../../tabs/report-record/web/session-under-test.tsx'
import { fakeMedia } from '../player/media-under-test.ts'

const said = (startMs: number, text: string, speaker: string) => ({
  startMs,
  endMs: startMs + 4_000,
  text,
  speaker,
  ...(speaker === 'Lin' ? {} : { by: 'another' as const }),
})
const sentences = [
  said(2_000, 'What did you build?', 'Dana Weiss'),
  said(7_000, 'A ledger without updates.', 'Lin'),
  said(65_000, 'Thank you.', 'Dana Weiss'),
]
const video = { beganAt: 1_710_000_000_000, address: '/file/media/full' }

const media = fakeMedia()

test('a meeting is its recording with all that is said beside it: voices by name, the video followed and sought by it', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(90)
  const page = openRecord(
    anInterview([], { category: 2, sessionVideos: [{ ...video, transcript: { sentences } }] }),
    {
      media,
    },
  )
  const transcript = screen.getByRole('region', { name: 'Transcript' })
  const lines = () => [...transcript.querySelectorAll('[data-line]')]
  expect(lines().map((line) => line.textContent)).toEqual([
    '00:02Dana WeissWhat did you build?',
    '00:07CandidateA ledger without updates.',
    '01:05Dana WeissThank you.',
  ])
  expect(within(transcript).queryByText('Q1')).toBe(null)
  expect(screen.queryByRole('navigation', { name: 'Questions' })).toBe(null)
  expect(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe(
    '00:00 of 01:30',
  )

  act(() => media.playTo(theVideo(), 8))
  expect(lines().map((line) => line.getAttribute('aria-current'))).toEqual([null, 'true', null])

  await userEvent.click(screen.getByRole('button', { name: 'Jump to 01:05: Thank you.' }))
  await waitFor(() => expect(theVideo().currentTime).toBe(65))
  await waitFor(() => expect(page.address).toEqual({ q: undefined, t: 65 }))

  await userEvent.type(screen.getByRole('textbox', { name: 'Find in answers' }), 'ledger')
  expect(transcript.querySelectorAll('[data-hit]')).toHaveLength(1)
})

test('a recording of the whole without a transcript says so and can be watched', () => {
  openRecord(anInterview([], { sessionVideos: [video] }), { media })
  expect(screen.getByText('This recording has no transcript')).toBeTruthy()
  expect(theVideo().getAttribute('src')).toBe('/file/media/full')
})
