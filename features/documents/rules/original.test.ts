import { describe, expect, test } from 'vitest'
import { frameAddress, originalState, originalView } from './original.ts'

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
    ['html', 4, { by: 'none' }],
    ['doc', null, { by: 'none' }],
    ['mht', null, { by: 'none' }],
    ['mhtml', 5, { by: 'none' }],
    ['txt', null, { by: 'preview' }],
    ['rtf', null, { by: 'preview' }],
    ['', null, { by: 'preview' }],
  ])('ending with .%s over channel %s is shown by %o [R4-051 R4-052]', (ending, channelId, view) => {
    expect(originalView(ending, channelId)).toEqual(view)
  })
})

test('a pdf has the page that draws it around it, anything else stands in the frame itself', () => {
  expect(frameAddress('/file/media/a', 'pdf')).toBe('/pdf.html?file=%2Ffile%2Fmedia%2Fa')
  expect(frameAddress('/file/media/a', 'docx')).toBe('/file/media/a')
})
