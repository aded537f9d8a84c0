import { expect, test } from 'vitest'
import { fileKind } from './attached-file.ts'

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
