import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAddress, readAddresses } from './addresses.ts'
import { oneLine } from './one-line.ts'

test.each([
  ...['gao.lan@northquay.example', "o'neil+hr@mail.co.uk", 'A@b.cn', 'x_y-z@xn--fiq228c.xn--fiqs8s'],
  `${'a'.repeat(64)}@b.example`,
])('%s is an e-mail address', (text) => expect(isAddress(text)).toBe(true))

test.each([
  ...[
    'abc',
    'abc@',
    '@b.example',
    'a@b',
    'a@b.',
    'a@.example',
    'a@-b.example',
    'a@b.example.1',
    'a..b@c.example',
  ],
  ...[
    '.a@b.example',
    'a b@c.example',
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'A <a@b.example>',
  ],
  ...['a@b@c.example', '高@b.example', `${'a'.repeat(65)}@b.example`, `a@${'b.'.repeat(130)}example`],
])('%s is not an e-mail address', (text) => expect(isAddress(text)).toBe(false))

test('of several the first wrong one is named, and each goes once, in the order in which they came', () => {
  expect(readAddresses(' ;, ')).toEqual({ kind: 'none' })
  expect(readAddresses('abc')).toEqual({ kind: 'invalid', address: 'abc', isAmong: false })
  expect(readAddresses('a@b.example；abc, x')).toEqual({ kind: 'invalid', address: 'abc', isAmong: true })
  expect(readAddresses('a@b.example\nc@d.example，A@B.example')).toEqual({
    kind: 'whole',
    addresses: ['a@b.example', 'c@d.example'],
  })
})

test('whatever is typed, an address has no white space, no separator and one @, and is found in no long time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const read = readAddresses(text)
      if (read.kind !== 'whole') return
      for (const address of read.addresses) expect(address).toMatch(/^[^\s,;<>"@]+@[^\s,;<>"@]+$/)
    }),
  )
  expect(isAddress(`${'a.'.repeat(30)}@${'a-'.repeat(90)}`)).toBe(false)
})

test('a line of a mail’s head is one line of some length, whatever it is made of', () => {
  expect(oneLine('  a\r\nBcc: x@y.example\u2028 b\u0000\u202e ')).toBe('a Bcc: x@y.example b')
  expect(oneLine('长'.repeat(300))).toBe(`${'长'.repeat(199)}…`)
})
