import { expect, test } from 'vitest'
import { readSought } from './find.ts'

test.each([
  ['138 0000 0001', '8613800000001'],
  ['13800000001', '8613800000001'],
  ['+86 138-0000-0001', '8613800000001'],
  ['0086 13800000001', '8613800000001'],
  ['(+86) 138 0000 0001', '8613800000001'],
  ['１３８ ００００ ０００１', '8613800000001'],
  ['021-6888 1234', '862168881234'],
  ['+44 20 7946 0000', '442079460000'],
  ['0001', '8613800000001'],
  ['1380000', '8613800000001'],
])('the text "%s" is part of the phone number %s', (text, phone) => {
  expect(readSought(text).phones.some((sought) => phone.includes(sought))).toBe(true)
})

test.each(['12', '138x', '', '+', '()', '2026年'])('the text "%s" is no phone number', (text) => {
  expect(readSought(text).phones).toEqual([])
})

test('an e-mail is looked for without case, and as a part', () => {
  expect(readSought(' Lin.Y@Mail.Example ').email).toBe('lin.y@mail.example')
  expect(readSought('lin yi').email).toBe(null)
})

test.each(['%', '_', '\\', '😀', '\u0000', '  '])('signs alone are no part of a name: %j', (text) => {
  expect(readSought(text).name).toBe(null)
})
