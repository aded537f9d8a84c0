import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtmlWithLinks } from './links.ts'

const link = (href: string, words: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${words}</a>`

test.each([
  ['https://su.example/a?b=1&amp;c=2', 'my site'],
  ['https://su.example/a', 'su.example/a'],
  ['http://www.su.example/', 'https://su.example'],
])('a link to %s with the words %s stays, and opens apart', (href, words) => {
  expect(cleanHtmlWithLinks(`<p><a href="${href}" onclick="x()" target="_top">${words}</a></p>`)).toBe(
    `<p>${link(href, words)}</p>`,
  )
})

test.each([
  'javascript:alert(1)',
  ' JaVaScript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'mailto:a@b.example?bcc=c@d.example',
  '/own/page',
  '//evil.example',
  'https://bank.example@evil.example/',
  '',
])('a link to %j keeps its words alone', (href) => {
  expect(cleanHtmlWithLinks(`<a href="${href}">words</a>`)).toBe('<span>words</span>')
})

test.each([
  ['https://bank.example/login', 'https://bank.example/login'],
  ['bank.example', 'bank.example'],
  ['in several tags', '<b>bank</b><i>.exa</i>mple'],
  ['with what nobody sees', 'ba\u200bnk.exam\u00adple'],
  ['in letters that look like others', 'еvil.example'],
  ['in a great many words', 'a'.repeat(501)],
])('a link whose words name another host says where it leads: %s', (_case, words) => {
  const clean = cleanHtmlWithLinks(`<a href="https://evil.example/x">${words}</a> end`)
  expect(clean).toBe(`${link('https://evil.example/x', words)} (→ evil.example) end`)
})

test('a link in a link is told of each by itself', () => {
  const html = '<a href="https://a.example/">b.example<a href="https://b.example/">b.example</a></a>'
  expect(cleanHtmlWithLinks(html)).toBe(
    `${link('https://a.example/', 'b.example')} (→ a.example)${link('https://b.example/', 'b.example')}`,
  )
})

test('any text comes out with links of http and https alone', () => {
  const piece = fc.constantFrom(
    '<a href="',
    '<a href=',
    'javascript:',
    'https://a.example/',
    '">',
    '"',
    "'",
    '>',
    '<',
    '</a>',
    'b.example',
    '<p>',
    '</p>',
    '<!--',
    '-->',
    '&quot;',
    '&#x6a;',
    ' onclick="x"',
    '\u0000',
    '<svg>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (given) => {
      const clean = cleanHtmlWithLinks(given.join(''))
      for (const [tag] of clean.matchAll(/<[^>]*>/g))
        expect(tag).toMatch(
          /^<\/?(p|span)>$|^<\/a>$|^<a href="https:\/\/[^"]*" target="_blank" rel="noopener noreferrer">$/,
        )
    }),
  )
})
