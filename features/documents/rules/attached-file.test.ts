import { expect, test } from 'vitest'
import { documentView, fileKind } from './attached-file.ts'

test.each([
  ['png', 'image'],
  ['JPG', 'image'],
  ['Mp4', 'video'],
  ['xlsx', 'document'],
  ['pngx', 'document'],
  ['', 'document'],
])('the ending %o makes a file of the kind %s', (ending, kind) => {
  expect(fileKind(ending)).toBe(kind)
})

test.each([
  ['pdf', 'conversion'],
  ['docx', 'conversion'],
  ['txt', 'preview'],
  ['doc', 'none'],
  ['xlsx', 'none'],
  ['', 'none'],
])('a document with the ending %o is shown by %s', (ending, by) => {
  expect(documentView(ending).by).toBe(by)
})
