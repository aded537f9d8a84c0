import { expect, test } from 'vitest'
import { isOfKind, kindOfName, servedType, uploadKinds } from './kind.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test.each([
  ['report.docx', 'docx'],
  ['report.DOC', 'doc'],
  ['测评 报告.v2.Pdf', 'pdf'],
  ['notes.txt', 'txt'],
  ['tool.exe', null],
  ['report.docm', null],
  ['report.pdf.exe', null],
  ['pdf', null],
  ['', null],
])('a file called "%s" claims to be %s [R5-028 R5-029]', (name, kind) => {
  expect(kindOfName(name)).toBe(kind)
})

test.each([
  ['docx', docx, false, true],
  ['doc', 'application/x-cfb', false, true],
  ['pdf', 'application/pdf', false, true],
  ['pdf', docx, false, false],
  ['pdf', null, true, false],
  ['docx', 'application/zip', false, false],
  ['txt', null, true, true],
  ['txt', null, false, false],
  // Two letters that a bitmap begins with, and a text as well.
  ['txt', 'image/bmp', true, true],
  ['txt', 'application/pdf', true, false],
] as const)('a %s whose first bytes say %s, text: %s, is recognised: %s', (kind, detected, isText, is) => {
  expect(isOfKind(kind, { detected, isText })).toBe(is)
})

test('every kind has a content type that no browser runs', () => {
  expect(uploadKinds.map(servedType)).toEqual([
    docx,
    'application/msword',
    'application/pdf',
    'text/plain; charset=utf-8',
  ])
})
