import { onTestFinished, vi } from 'vitest'

/** Sets the browser's time zone until the end of the test. */
export function browserIn(timeZone: string): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
  const read = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  onTestFinished(() => read.mockRestore())
}
