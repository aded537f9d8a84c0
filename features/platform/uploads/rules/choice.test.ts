import { expect, test } from 'vitest'
import { maxUploadBytes, maxUploadFiles } from '../contract.ts'
import { choiceFault, uploadedFile } from './choice.ts'

const file = (name: string, size = 1) => ({ name, size })

test('one file of at most 50 MB goes at a time [R9-004 R9-005 P9-016]', () => {
  expect([maxUploadFiles, maxUploadBytes]).toEqual([1, 52_428_800])
})

test.each([
  ['two files', [file('a.pdf'), file('b.pdf')], 'moreThanOne'],
  ['none', [], 'fileType'],
  ['a program', [file('a.exe')], 'fileType'],
  ['exactly 50 MB', [file('a.pdf', maxUploadBytes)], null],
  ['a byte more', [file('a.pdf', maxUploadBytes + 1)], 'fileTooLarge'],
  ['nothing in it', [file('a.txt', 0)], 'empty'],
] as const)('%s: %s gives %s [R5-027 R5-029 R5-030]', (_case, files, fault) => {
  expect(choiceFault(files)).toBe(fault)
})

test('an upload has succeeded only when its answer lists a file [R5-031]', () => {
  const uploaded = { url: '/file/media/a', fileName: 'a.pdf', reference: 'file:a' }
  expect(uploadedFile([uploaded])).toBe(uploaded)
  expect(uploadedFile([])).toBe(null)
  expect(uploadedFile(null)).toBe(null)
})
