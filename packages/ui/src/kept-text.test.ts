import { expect, test, vi } from 'vitest'
import { keepJson, keepText, keptJson, keptText } from './kept-text.ts'

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('a kept text is read again until it is taken away', () => {
  expect(keepJson('sessionStorage', 'draft', { rows: [1] })).toBe(true)
  expect(keptJson('sessionStorage', 'draft')).toEqual({ rows: [1] })
  expect(keptText('localStorage', 'draft')).toBeNull()
  keepJson('sessionStorage', 'draft', null)
  expect(sessionStorage.getItem('draft')).toBeNull()
})

test('a text that is no JSON is read as nothing', () => {
  keepText('localStorage', 'draft', '{"rows":')
  expect(keptJson('localStorage', 'draft')).toBeNull()
})

test('where the browser keeps nothing, nothing is read and keeping says so', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  expect(keepText('sessionStorage', 'draft', 'typed')).toBe(false)
  expect(keptText('sessionStorage', 'draft')).toBeNull()
  expect(keptJson('sessionStorage', 'draft')).toBeNull()
})
