import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsText } from './holds-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (...values: number[]) => new Uint8Array(values)

function utf16(text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), true)
  return new Uint8Array(view.buffer)
}

test.each([
  ['UTF-8', utf8('逻辑测评 86 分\r\n'), true],
  ['UTF-8 with its mark', utf8('\ufeff简历'), true],
  ['UTF-16 with its mark', utf16('\ufeff简历'), true],
  // 简历
  ['GB18030', bytes(0xbc, 0xf2, 0xc0, 0xfa), true],
  ['half a character', utf8('简').slice(0, 1), false],
  ['UTF-16 without a mark', utf16('plain'), false],
  ['a text with a NUL', utf8('a\0b'), false],
  ['a program', bytes(0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00, 0xff, 0xff), false],
  ['an image', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00), false],
  ['Latin 1', bytes(0x4d, 0xfc, 0x20, 0x6c), false],
])('%s is read as a text or is none', async (_name, content, isText) => {
  expect(await holdsText([content])).toBe(isText)
})

test('an empty file is not text', async () => {
  expect(await holdsText([])).toBe(false)
})

test('wherever a text is cut into pieces, it is one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 2, unit: 'grapheme' }).filter((text) => !text.includes('\0')),
      fc.nat(),
      async (text, at) => {
        const whole = utf8(`${text}简历`)
        const cut = 2 + (at % (whole.length - 2))
        expect(await holdsText([whole.slice(0, cut), whole.slice(cut)])).toBe(true)
      },
    ),
  )
})
