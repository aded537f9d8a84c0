import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddresses } from './addresses.ts'

test('the first wrong address is named, and each address is used once, in its order', () => {
  expect(readAddresses(' ;, ')).toEqual({ kind: 'none' })
  expect(readAddresses('abc')).toEqual({ kind: 'invalid', address: 'abc', isAmong: false })
  expect(readAddresses('a@b.example；abc, x')).toEqual({ kind: 'invalid', address: 'abc', isAmong: true })
  expect(readAddresses('a@b.example\nc@d.example，A@B.example')).toEqual({
    kind: 'whole',
    addresses: ['a@b.example', 'c@d.example'],
  })
})

test('an address read from any text has no white space, no separator and one @, and is read quickly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const read = readAddresses(text)
      if (read.kind !== 'whole') return
      for (const address of read.addresses) expect(address).toMatch(/^[^\s,;<>"@]+@[^\s,;<>"@]+$/)
    }),
  )
})

test('hosts in any script come as they are mailed, and two spellings of one address are one', () => {
  expect(readAddresses('hr@bücher.example, 用户@例子.example; HR@xn--bcher-kva.example')).toEqual({
    kind: 'whole',
    addresses: ['hr@xn--bcher-kva.example', '用户@xn--fsqu00a.example'],
  })
})
