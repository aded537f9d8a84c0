import { vi } from 'vitest'

/**
 * Lays the page out once: observers of an element's size are called when they begin, as in a browser.
 *
 * Lasts until the test is over; jsdom itself has no layout, and the test sets the sizes.
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
