import { describe, expect, test } from 'vitest'
import { originalState, originalView, resultView } from './original.ts'

test.each([
  [{ isHidden: true, resumeState: 'ready', hasFile: true }, 'hidden'],
  [{ isHidden: true, resumeState: 'parsing', hasFile: false }, 'hidden'],
  [{ isHidden: false, resumeState: 'parsing', hasFile: true }, 'parsing'],
  [{ isHidden: false, resumeState: 'ready', hasFile: true }, 'ready'],
  [{ isHidden: false, resumeState: 'ready', hasFile: false }, 'none'],
  [{ isHidden: false, resumeState: 'none', hasFile: false }, 'none'],
])('the original %o is told as: %s', (known, state) => {
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
  ['/file/media/a/document.pdf', 'frame', '/pdf.html?file=%2Ffile%2Fmedia%2Fa%2Fdocument.pdf'],
  ['/file/media/a/document.html', 'frame', '/file/media/a/document.html'],
  ['/file/media/a', 'frame', '/file/media/a'],
  ['/file/media/a/document.jpg', 'picture', '/file/media/a/document.jpg'],
  ['http://candor.example/a', 'frame', 'http://candor.example/a'],
  ['http://elsewhere.example/a', 'frame', 'https://elsewhere.example/a'],
  ['//elsewhere.example/a', 'frame', 'https://elsewhere.example/a'],
])('the result at %s is shown by a %s at %s [R5-042 R7-039 P7-035]', (result, by, address) => {
  expect(resultView(result, 'http://candor.example')).toEqual({ by, address })
})
