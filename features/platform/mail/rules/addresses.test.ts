import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddresses } from './addresses.ts'

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
})

test('hosts in any script come as they are mailed, and two spellings of one address are one', () => {
  expect(readAddresses('hr@bücher.example, 用户@例子.example; HR@xn--bcher-kva.example')).toEqual({
    kind: 'whole',
    addresses: ['hr@xn--bcher-kva.example', '用户@xn--fsqu00a.example'],
  })
})
