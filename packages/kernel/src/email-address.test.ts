import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedAddress, readAddress, storedAddresses } from './email-address.ts'

test.each([
  ['gao.lan@northquay.example', 'gao.lan@northquay.example'],
  ["o'neil+hr@mail.co.uk", "o'neil+hr@mail.co.uk"],
  [' A@b.cn ', 'A@b.cn'],
  ['hr@bücher.example', 'hr@xn--bcher-kva.example'],
  ['hr@BÜCHER.example', 'hr@xn--bcher-kva.example'],
  ['hr@bu\u0308cher.example', 'hr@xn--bcher-kva.example'],
  ['用户@例子.example', '用户@xn--fsqu00a.example'],
  ['用户@例子。example', '用户@xn--fsqu00a.example'],
  ['x_y-z@xn--fiq228c.xn--fiqs8s', 'x_y-z@xn--fiq228c.xn--fiqs8s'],
  ['高@b.example', '高@b.example'],
  [`${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
])('the address %j is read as %j', (text, address) => {
  expect(readAddress(text)).toBe(address)
  expect(readAddress(address)).toBe(address)
})

test.each([
  'abc',
  'abc@',
  '@b.example',
  'a@b',
  'a@b.',
  'a@.example',
  'a@-b.example',
  'a@b.example.1',
  'a..b@c.example',
  '.a@b.example',
  'a b@c.example',
  'a@b.example,c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  'A <a@b.example>',
  'a@b@c.example',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b.'.repeat(130)}example`,
  'a@b.example/x',
  'a@b.example:25',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
  'a\u200db@c.example',
  'a@例 子.example',
])('%j is no address', (text) => {
  expect(readAddress(text)).toBe(null)
})

test('two spellings of one address compare alike', () => {
  expect(comparedAddress('HR@Bücher.example')).toBe(comparedAddress('hr@xn--bcher-kva.EXAMPLE'))
  expect(comparedAddress(' No Address ')).toBe('no address')
  expect(storedAddresses('HR@bücher.example')).toEqual(['hr@xn--bcher-kva.example', 'hr@bücher.example'])
})

test('an address from any typed text has no white space, no separator and one @', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const address = readAddress(text)
      if (address !== null) expect(address).toMatch(/^[^\s,;<>"@]+@[a-z0-9.-]+$/i)
    }),
  )
})
