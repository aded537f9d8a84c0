import { processorMs } from '@candor/testkit/processor-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLinkToken } from './link-token.ts'

const token = 'aB3_xY-9kLmN0pQrStUvWxYz1234567890abcdefGH-'

test.each([
  ['as it is', token],
  ['encoded', encodeURIComponent(token).replaceAll('-', '%2D').replaceAll('_', '%5F')],
  ['encoded twice', token.replaceAll('_', '%255F')],
  ['in brackets', `<${token}>`],
  ['before a full stop', `${token}.`],
  ['before a Chinese full stop', `${token}。`],
  ['in quotes', `“${token}”`],
  ['with a line break', `${token.slice(0, 20)}\r\n${token.slice(20)}`],
  ['with a sign without width', `${token.slice(0, 9)}\u200b${token.slice(9)}\u00ad`],
  ['after a sign of quoted-printable', `3D${token}`],
  ['before an emphasis', `${token}_`],
  ['before another parameter', `${token}&amp;utm_source=mail`],
  ['before a broken code', `${token}%E4%B`],
])('a token %s is read', (_how, text) => {
  expect(readLinkToken(text)).toBe(token)
})

test('a token that was cut, or repeated, is not read', () => {
  expect(readLinkToken(token.slice(0, -1))).toBe(null)
  expect(readLinkToken(`${token.slice(0, 20)}...`)).toBe(null)
  expect(readLinkToken('')).toBe(null)
  expect(readLinkToken(token.repeat(2))).toBe(null)
})

test('any text is read, and a long one takes no time', () => {
  fc.assert(fc.property(fc.string(), (text) => void readLinkToken(text)))
  const tookMs = processorMs(() => {
    for (const piece of ['%25', '%', '&amp;', 'a ', '\u200b']) readLinkToken(piece.repeat(20_000))
  })
  expect(tookMs).toBeLessThan(500)
})
