import { expect, test } from 'vitest'
import { claimsToBeShown, documentFormat, olderOfficeType } from './format.ts'

type Given = Partial<Parameters<typeof documentFormat>[0]> & { text?: string }

const found = ({ text, ...given }: Given) =>
  documentFormat({ mediaType: null, olderStream: null, readText: () => text ?? null, ...given })

test.each([
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.ms-word.document.macroenabled.12', 'docx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/rtf', 'rtf'],
  ['image/heic', 'heic'],
  ['image/webp', 'image'],
  ['application/vnd.ms-excel.sheet.macroenabled.12', 'office'],
  ['application/zip', null],
  ['video/mp4', null],
])('a file that begins as %s is %s', (mediaType, format) => {
  expect(found({ mediaType })).toBe(format)
})

test.each([
  ['WordDocument', 'doc'],
  ['Workbook', 'office'],
  [null, null],
])('an older office file with the stream %s is %s', (olderStream, format) => {
  expect(found({ mediaType: olderOfficeType, olderStream, text: 'no text' })).toBe(format)
})

test.each([
  ['{\\rtf1\\ansi hello}', 'rtf'],
  ['MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="a"\r\n\r\n', 'mht'],
  ['From: <Saved by Blink>\nSubject: =?utf-8?Q?a?=\nDate: today\nMIME-Version: 1.0\n', 'mht'],
  ['From: a\nX-Folded: b\n c\nContent-Type:\n multipart/mixed', 'mht'],
  ['\n\n<!DOCTYPE html><title>a</title>', 'html'],
  ['<html xmlns:o="urn:schemas-microsoft-com:office:office">', 'html'],
  ['<table><tr><td>姓名</td></tr></table>', 'html'],
  ['<?xml version="1.0"?>\n<html>', 'html'],
  ['<?xml version="1.0"?><w:wordDocument>', 'office'],
  ['姓名：<b>陈琳</b><br>手机<br><table border="1"><tr><td>Go</td></tr></table>', 'html'],
  ['I write <div> and <p> by heart', 'text'],
  ['I write <div>, <p>, <table>, <span>, <b> and <i> by heart', 'text'],
  [`${'Lines of a resume. '.repeat(40)}<p><b>a</b></p><p>b</p>`, 'text'],
  ['Name: Shen\nMail: a@b.example', 'text'],
  ['', 'text'],
])('a text that begins with %o is %s', (text, format) => {
  expect(found({ text })).toBe(format)
})

test('a file with the head of a PDF further on is one, unless it is something else', () => {
  expect(found({ isPdfFurtherOn: true, text: '%content\n%PDF-1.4' })).toBe('pdf')
  expect(found({ isPdfFurtherOn: true, mediaType: 'application/zip' })).toBe(null)
})

test('a head of mail lines without an end is a text', () => {
  expect(found({ text: `${'a:\n b\n'.repeat(10_000)}c` })).toBe('text')
})

test.each([
  ['docx', true],
  ['xlsx', false],
  ['', false],
])('the ending %o claims a document that can be shown: %s', (ending, claims) => {
  expect(claimsToBeShown(ending)).toBe(claims)
})
