import { expect, test } from 'vitest'
import { freeSlug, isSlug, slugOf } from './slug.ts'

test('a slug is made of the Latin letters and digits of a name', () => {
  expect(slugOf('  Senior Backend Engineer, Payments (m/f/d) ')).toBe(
    'senior-backend-engineer-payments-m-f-d',
  )
  expect(slugOf('Développeur Ünïx')).toBe('developpeur-unix')
  expect(slugOf('高级后端工程师')).toBe('')
  expect(slugOf(null)).toBe('')
})

test('a name without Latin letters gets a word and the end of the id, and a taken slug a number', () => {
  const id = '01890000-0000-7000-8000-0000aabbccdd'
  const of = (name: string | null, taken: readonly string[]) =>
    freeSlug(name, { word: 'position', id, taken: new Set(taken) })
  expect(of('高级后端工程师', [])).toBe('position-aabbccdd')
  expect(of('Chef', ['chef', 'chef-2'])).toBe('chef-3')
})

test.each([
  ['a', true],
  ['senior-engineer-2', true],
  ['', false],
  ['-', false],
  ['-a', false],
  ['a-', false],
  ['a--b', false],
  ['Aa', false],
  ['ä', false],
  ['a/b', false],
  ['x'.repeat(60), true],
  ['x'.repeat(61), false],
])('%j is a slug: %s', (text, expected) => {
  expect(isSlug(text)).toBe(expected)
})
