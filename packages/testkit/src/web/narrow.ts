import { vi } from 'vitest'

/** The page is as narrow as a phone for the rest of the test: everything that asks for the width hears so. */
export function makeNarrow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}
