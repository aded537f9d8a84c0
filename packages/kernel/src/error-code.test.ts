import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { errorCode } from './error-code.ts'

test('an error of the system tells its code; what has none, or no text as one, tells nothing', async () => {
  expect(errorCode(await readFile('/nothing/here').catch((error) => error))).toBe('ENOENT')
  expect(errorCode(new Error('without'))).toBe(undefined)
  expect(errorCode(Object.assign(new Error('a number'), { code: 7 }))).toBe(undefined)
  expect(errorCode({ code: 'ENOENT' })).toBe(undefined)
  expect(errorCode(null)).toBe(undefined)
})
