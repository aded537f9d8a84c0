import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkPieces } from './links.ts'

const addressesIn = (key: string, value: string) =>
  linkPieces(key, value).flatMap(({ address }) => address ?? [])

test.each([
  ['url', 'https://su.example/a?b=1', 'https://su.example/a?b=1'],
  ['url', 'su.example/keys', 'https://su.example/keys'],
  ['website', 'WWW.su.example', 'https://www.su.example/'],
  ['email', 'su.q+hr@person.example', 'mailto:su.q%2Bhr@person.example'],
  ['phone', '+86 (138) 0000-0001', 'tel:+8613800000001'],
  ['profiles', 'GitHub · https://github.example/su', 'https://github.example/su'],
])('in the field %s, %s leads to %s', (key, value, address) => {
  expect(addressesIn(key, value)).toEqual([address])
})

test.each([
  ['a script', 'url', 'javascript:alert(1)'],
  ['data', 'url', 'data:text/html,x'],
  ['a file', 'url', 'file:///etc/passwd'],
  ['a name before the host', 'url', 'https://bank.example@evil.example/'],
  ['a name and a password', 'url', 'https://bank.example:x@evil.example/'],
  ['letters that turn the text round', 'url', 'https://evil.example/\u202egro.knab'],
  ['letters that nobody sees', 'url', 'https://ba\u200bnk.example'],
  ['no host', 'url', 'https://'],
  ['an address that is too long', 'url', `https://su.example/${'a'.repeat(2_001)}`],
  ['a domain where words stand', 'skills', 'Node.js'],
  ['a number where words stand', 'score', '138 0000 0001'],
  ['words for a phone', 'phone', 'call me'],
  ['an e-mail with a header', 'email', 'a@b.example?bcc=c@d.example'],
])('%s is no link', (_case, key, value) => {
  expect(linkPieces(key, value)).toEqual([{ text: value }])
})

describe('within a sentence', () => {
  test('an address is a link, and the end of the sentence is not', () => {
    expect(linkPieces('highlights', '见 https://su.example/keys。(也见 http://b.example/x.)')).toEqual([
      { text: '见 ' },
      { text: 'https://su.example/keys', address: 'https://su.example/keys' },
      { text: '。(也见 ' },
      { text: 'http://b.example/x', address: 'http://b.example/x' },
      { text: '.)' },
    ])
  })

  test('a bracket of the address stays with it', () => {
    expect(addressesIn('summary', 'https://w.example/Ledger_(book)')).toEqual([
      'https://w.example/Ledger_(book)',
    ])
  })
})

test('a host in letters that look like others is shown in its plain form', () => {
  const [piece] = linkPieces('url', 'https://аррӏе.example/xn--80ak6aa92e.example')
  expect(piece?.leadsTo).toBe('xn--80ak6aa92e.example')
})

test('the pieces of any text are that text, and lead to http, https, mail or phone alone', () => {
  const word = fc.constantFrom(
    'https://',
    'http://a.example',
    'javascript:',
    '@',
    '·',
    ')',
    '.',
    ' ',
    '\u202e',
    'b',
  )
  const value = fc.oneof(
    fc.string(),
    fc.array(word).map((words) => words.join('')),
  )
  const key = fc.constantFrom('url', 'phone', 'email', 'skills')
  fc.assert(
    fc.property(key, value, (field, text) => {
      const pieces = linkPieces(field, text)
      expect([text, text.trim()]).toContain(pieces.map((piece) => piece.text).join(''))
      for (const { address } of pieces) if (address) expect(address).toMatch(/^(https?:\/\/|mailto:|tel:)/)
    }),
  )
})
