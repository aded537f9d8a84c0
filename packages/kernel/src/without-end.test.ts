import { expect, test } from 'vitest'
import { withoutEnd } from './without-end.ts'

test('signs are taken from the end of a text, and from nowhere else', () => {
  expect(withoutEnd('/a/b///', /\//)).toBe('/a/b')
  expect(withoutEnd('（一、二。））', /[。）]/)).toBe('（一、二')
  expect(withoutEnd('...', /\./)).toBe('')
  expect(withoutEnd('', /\./)).toBe('')
})
