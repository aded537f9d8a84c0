import { vi } from 'vitest'

/**
 * Lays the page out once: what watches an element's size is called when it begins to, as a browser does.
 *
 * Until the test is over; jsdom itself lays nothing out, and the sizes are the test's own to give.
 */
export function layOutOnce(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #onResize: () => void
      constructor(onResize: () => void) {
        this.#onResize = onResize
      }
      observe() {
        this.#onResize()
      }
      unobserve() {}
      disconnect() {}
    },
  )
}
