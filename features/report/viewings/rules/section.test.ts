import { expect, test } from 'vitest'
import { readSection } from './section.ts'

test.each([
  ['0', '0'],
  ['1.2', '1.2'],
  ['22', '22'],
  ['01', '1'],
  ['14', null],
  ['1.3', null],
  ['22.0', null],
  ['1.', null],
  ['', null],
  [undefined, null],
])('the section %s is read as %s', (text, section) => {
  expect(readSection(text, [0, 1, 22])).toBe(section)
})
