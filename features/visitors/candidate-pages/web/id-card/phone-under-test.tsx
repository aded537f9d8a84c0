import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { showSending } from './sending-under-test.tsx'

let links = 0

export function aPhone() {
  links += 1
  const link = `link ${links}`
  return { link, ...showSending(link) }
}

export const comeOnline = () => act(() => window.dispatchEvent(new Event('online')))

export const waits = () => screen.findByText(/could not be sent/)

export const isDone = () => screen.findByRole('heading', { name: 'Your photos were sent' })

export const sentFacts = { companyName: '海岚支付', companyNameLatin: 'Hailan Pay', consentedAt: 5 }

/** Undoes the changes of each test in the browser. */
export function tidyPhones(): void {
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })
}
