import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { anAnswer, anInterview } from '../../../../report/report/web/report-under-test.ts'
import { theVideo } from '../../../../tabs/report-record/web/session-under-test.tsx'
import type { fakeMedia } from './media-under-test.ts'

export const interview = anInterview([anAnswer('q1', 10_000), anAnswer('q2', 70_000)])
export const notSupported = 4
export const webm = '\x1aE\xdf\xa3 V_MPEGH/ISO/HEVC'

export const play = () => fireEvent.click(screen.getByRole('button', { name: 'Play' }))

export const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Lets the video fail for good: at its address and at the fresh one. */
export async function failForGood(media: ReturnType<typeof fakeMedia>, code?: number) {
  for (let times = 0; times < 2; times += 1) {
    media.fail(theVideo(), code)
    await passes(0)
  }
  // The file at the address is read in several steps.
  await passes(50)
}

/** Serves a file at the video's address; one sign a byte. */
export const serveVideo = (file: string, type: string, init: ResponseInit = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      const bytes = Uint8Array.from(file, (sign) => sign.charCodeAt(0))
      return new Response(bytes, { ...init, headers: { 'content-type': type } })
    }),
  )
