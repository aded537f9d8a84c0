import { screen, waitFor } from '@testing-library/react'

/**
 * Waits for the notice over the page with a text.
 *
 * Returns its kind. Throws where none appears in time.
 */
export function noticeKind(text: string): Promise<string | null> {
  return waitFor(() => {
    const notice = screen
      .getAllByText(text)
      .map((words) => words.closest('[data-type]'))
      .find((found) => found !== null)
    if (!notice) throw new Error(`No notice says ${text}`)
    return notice.getAttribute('data-type')
  })
}
