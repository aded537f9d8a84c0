import { describe, expect, test } from 'vitest'
import { languageOf, readText } from './text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

function utf16(text: string, isLittleEnd: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEnd)
  return bytes
}
// 简历 in GB18030; no encoder for it is built in.
const gb18030 = new Uint8Array([0xbc, 0xf2, 0xc0, 0xfa])

describe('a text file', () => {
  test.each([
    ['UTF-8', utf8('简历 resume'), '简历 resume'],
    ['UTF-8 with its mark', utf8('\ufeff简历'), '简历'],
    ['UTF-16, little end first', utf16('\ufeff简历', true), '简历'],
    ['UTF-16, big end first', utf16('\ufeff简历', false), '简历'],
    ['GB18030', gb18030, '简历'],
  ])('is read as %s', (_name, bytes, text) => {
    expect(readText(bytes)).toBe(text)
  })

  test('keeps tabs and lines, in one spelling', () => {
    expect(readText(utf8('a\tb\r\nc\rd'))).toBe('a\tb\nc\nd')
  })

  test('loses a stray control character, and is none when there are many', () => {
    expect(readText(utf8(`${'word '.repeat(40)}\u0000`))).toBe('word '.repeat(40))
    expect(readText(new Uint8Array([0, 1, 2, 3, 0, 0, 5, 6]))).toBeNull()
  })
})

test.each([
  ['Senior engineer', 'en'],
  ['高级后端工程师', 'zh-CN'],
  ['Ten years of Java and Kubernetes at 海岚支付 in Hangzhou', 'zh-CN'],
  ['', 'en'],
])('the language of "%s" is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
