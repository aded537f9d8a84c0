import { expect, test } from 'vitest'
import { readDocument, sidesOf } from './documents.ts'

test('a passport needs one photo, and every other document both sides', () => {
  expect(sidesOf('passport')).toEqual(['front'])
  expect(sidesOf('idCard')).toEqual(['front', 'back'])
  expect(sidesOf('other')).toEqual(['front', 'back'])
})

test.each([
  ['passport', 'passport'],
  ['other', 'other'],
  ['', 'idCard'],
  ['a tab of another version', 'idCard'],
] as const)('the kept text "%s" names the document %s', (text, document) => {
  expect(readDocument(text)).toBe(document)
})
