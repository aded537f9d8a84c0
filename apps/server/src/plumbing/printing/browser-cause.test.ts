import { expect, test } from 'vitest'
import { browserCause } from './browser-cause.ts'

test.each([
  [
    'chrome: error while loading shared libraries: libnss3.so: cannot open',
    'The library libnss3.so is missing',
  ],
  ['[1:1] FATAL: No usable sandbox! Update your kernel', 'It may not open its sandbox'],
  ['ERROR: Running as root without --no-sandbox is not supported', 'It may not open its sandbox'],
  ['write: No space left on device', 'The disk of the temporary files is full'],
  ['snap-confine has elevated permissions', 'It is a snap'],
  ['something new', 'It wrote: something new'],
])('a browser that writes %o failed for a reason that is named', (written, words) => {
  expect(browserCause(written)).toContain(words)
  expect(browserCause(written)).toContain(written)
})

test('a browser that writes nothing gives no reason', () => {
  expect(browserCause(' \n')).toBe(null)
})
