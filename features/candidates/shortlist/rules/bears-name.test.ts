import { expect, test } from 'vitest'
import { bearsName } from './bears-name.ts'

const position = { name: '高级后端工程师', nameLatin: 'Senior Backend Engineer' }

test.each([
  ['', true],
  ['后端', true],
  [' backend ', true],
  ['前端', false],
])('a position is found by a part of its name, in either script and in any case: "%s"', (wanted, is) => {
  expect(bearsName(position, wanted)).toBe(is)
  expect(bearsName({ ...position, nameLatin: null }, wanted)).toBe(is && wanted !== ' backend ')
})
