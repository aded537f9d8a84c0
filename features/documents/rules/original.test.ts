import { describe, expect, test } from 'vitest'
import { originalState, originalView, resultView } from './original.ts'

test.each([
  [{ isAnonymous: true, resumeState: 'ready', hasFile: true }, 'hidden'],
  [{ isAnonymous: true, resumeState: 'parsing', hasFile: false }, 'hidden'],
  [{ isAnonymous: false, resumeState: 'parsing', hasFile: true }, 'parsing'],
  [{ isAnonymous: false, resumeState: 'ready', hasFile: true }, 'ready'],
  [{ isAnonymous: false, resumeState: 'ready', hasFile: false }, 'none'],
  [{ isAnonymous: false, resumeState: 'none', hasFile: false }, 'none'],
])('of %o the reader hears: %s', (known, state) => {
  expect(originalState(known)).toBe(state)
})

describe('an original in the report', () => {
  test.each([
    ['png', null, { by: 'image' }],
    ['jpg', 5, { by: 'image' }],
    ['jpeg', 4, { by: 'image' }],
    ['pdf', null, { by: 'conversion', type: 'doc2html' }],
    ['docx', 4, { by: 'conversion', type: 'doc2html' }],
    ['html', 5, { by: 'frame' }],
    ['htm', 5, { by: 'frame' }],
    ['html', 4, { by: 'conversion', type: 'html2pdf' }],
    ['doc', null, { by: 'conversion', type: 'doc2html' }],
    ['mht', null, { by: 'conversion', type: 'mht2html' }],
    ['mhtml', 5, { by: 'conversion', type: 'mht2html' }],
    ['txt', null, { by: 'preview' }],
    ['rtf', null, { by: 'preview' }],
    ['', null, { by: 'preview' }],
  ])(
    'ending with .%s over channel %s is shown by %o [R4-048 R4-049 R4-050 R4-051]',
    (ending, channelId, view) => {
      expect(originalView(ending, channelId)).toEqual(view)
    },
  )
})

test.each([
  [
    '/file/media/a/document.pdf',
    { by: 'frame', address: '/pdf.html?file=%2Ffile%2Fmedia%2Fa%2Fdocument.pdf' },
  ],
  ['/file/media/a/document.html', { by: 'frame', address: '/file/media/a/document.html' }],
  ['/file/media/a', { by: 'frame', address: '/file/media/a' }],
  ['/file/media/a/document.jpg', { by: 'picture' }],
])('the result at %s is shown by %o [R5-042]', (address, view) => {
  expect(resultView(address)).toEqual(view)
})
