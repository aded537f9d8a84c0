import { expect, test } from 'vitest'
import { textFinds } from './text-finds.ts'

const candidate = {
  name: '苏清岚',
  nameLatin: 'Su Qinglan',
  phone: '+86 138-0000-0001',
  email: 'Su@planted.example',
}

test.each([
  '苏清岚',
  '清岚',
  'qinglan su',
  'SQL',
  '138 0000 0001',
  '13800000001',
  '008613800000001',
  '0000',
  'su@planted.example',
  'planted.example',
])('%s finds the candidate', (find) => {
  expect(textFinds(find, candidate)).toBe(true)
})

test.each(['韩枝', '139', '12', '', '   ', '%', '😀', 'java'])('%s does not find the candidate', (find) => {
  expect(textFinds(find, candidate)).toBe(false)
})

test('a candidate without contacts is found by name alone', () => {
  const bare = { name: '苏清岚', nameLatin: null, phone: null, email: null }
  expect(textFinds('138', bare)).toBe(false)
  expect(textFinds('su', bare)).toBe(true)
})
