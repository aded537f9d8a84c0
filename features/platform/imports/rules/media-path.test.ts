import { expect, test } from 'vitest'
import { isMediaPath } from './media-path.ts'
import { mediaTypeOf } from './media-type.ts'

test.each([
  ['media/q1.webm', true],
  ['media/deep/简历 2.pdf', true],
  ['media/q1', false],
  ['media/', false],
  ['media/../secret.pdf', false],
  ['media/a/../../secret.pdf', false],
  ['media/..pdf', false],
  ['/media/q1.webm', false],
  ['media\\q1.webm', false],
  ['media//q1.webm', false],
  ['see media/q1.webm', false],
  [`media/${'a'.repeat(300)}.png`, false],
  [7, false],
])('%s is a media path: %s', (value, expected) => {
  expect(isMediaPath(value)).toBe(expected)
})

test.each([
  ['a.webm', 'video/webm'],
  ['a.JPG', 'image/jpeg'],
  ['a.tar.pdf', 'application/pdf'],
  ['a.mht', 'multipart/related'],
  ['a.svg', null],
  ['a.js', null],
  ['a.SVG', null],
  ['a.exe', null],
  ['a.hta', null],
  ['a.constructor', 'application/octet-stream'],
  ['a.pages', 'application/octet-stream'],
  ['a.TIF', 'application/octet-stream'],
  ['pdf', null],
])('%s has the type %s', (name, expected) => {
  expect(mediaTypeOf(name)).toBe(expected)
})
