import { vi } from 'vitest'

/** Makes the page as narrow as a phone for the rest of the test, for everything that asks for the width. */
export function makeNarrow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}
