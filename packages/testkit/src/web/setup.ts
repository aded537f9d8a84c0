import { cleanup, configure } from '@testing-library/react'
import { promisifyRequest } from 'idb-keyval'
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

/** Empties the browser's database, for tests that have one. */
async function clearDatabases(): Promise<void> {
  for (const { name = '' } of (await globalThis.indexedDB?.databases()) ?? []) {
    const database = await promisifyRequest(indexedDB.open(name))
    const stores = [...database.objectStoreNames]
    const transaction = database.transaction(stores, 'readwrite')
    for (const store of stores) transaction.objectStore(store).clear()
    await promisifyRequest(transaction)
    database.close()
  }
}

afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
  await clearDatabases()
  expect(complaints).toEqual([])
})
