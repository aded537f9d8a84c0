import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Long enough for a page to settle on a busy machine too.
configure({ asyncUtilTimeout: 30_000 })

// A console error or an unexpected call fails the test that caused it.
let complaints: string[] = []

/** jsdom has no layout: nothing changes its size, and nothing comes into view. */
class NothingResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class NothingComesIntoView {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    complaints.push(args.map(String).join(' '))
  })
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('ResizeObserver', NothingResizes)
  vi.stubGlobal('IntersectionObserver', NothingComesIntoView)
  vi.stubGlobal('fetch', (address: unknown) => {
    complaints.push(`unplanned call of ${String(address)}`)
    return Promise.reject(new Error('unplanned call'))
  })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
  expect(complaints).toEqual([])
})
