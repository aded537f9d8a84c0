import { expect, test } from 'vitest'
import { withoutLines } from './without-lines.ts'

test('a text loses the lines with a mark, and keeps the others in order', () => {
  expect(withoutLines('Dear Li\nAnna Wu\nhttps://candor.example/a1\nBo Lin', ['Anna', '/a1'])).toBe(
    'Dear Li\nBo Lin',
  )
  expect(withoutLines('Anna', [])).toBe('Anna')
  expect(withoutLines('Anna', ['Anna'])).toBe('')
})
