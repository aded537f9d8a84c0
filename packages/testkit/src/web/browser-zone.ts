import { onTestFinished, vi } from 'vitest'

/** Has the browser lie in a zone until the test is over. */
export function browserIn(timeZone: string): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
  const read = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  onTestFinished(() => read.mockRestore())
}
