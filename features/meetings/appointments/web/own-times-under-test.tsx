import 'fake-indexeddb/auto'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { afterEach, beforeEach, vi } from 'vitest'
import { forgetDrafts } from '../../../platform/drafts/web/draft-store.ts'
import { OwnTimesPage } from './own-times-page.tsx'

export const page = (
  <ToastProvider>
    <OwnTimesPage />
  </ToastProvider>
)

/** A day on which no clock is changed, and the one after it. */
export const day = '2027-01-05'

export const nextDay = '2027-01-06'

export const at = (clock: string, on = day) => Date.parse(`${on}T${clock}`)

export const time = (from: string, to: string) => ({ startTime: at(from), endTime: at(to) })

export const listed = (from: string, to: string) => [{ date: '', ...time(from, to) }]

export function prepareOwnTimes() {
  // Past times are refused, and times more than a year ahead.
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-12-06T12:00:00Z'), toFake: ['Date'] }))
  afterEach(async () => {
    vi.useRealTimers()
    await forgetDrafts('')
  })
}
