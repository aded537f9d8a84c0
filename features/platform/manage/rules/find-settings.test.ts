import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSettings, markWords, searchedWords } from './find-settings.ts'

const setting = (label: string, text = '') => ({
  slug: 'sharing',
  setting: 'a',
  isSection: false,
  label,
  text,
})
const shown = (search: string, label: string, text = '') =>
  findSettings([setting(label, text)], search).map((hit) =>
    [hit.label, hit.text].map((pieces) =>
      pieces.map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text)).join(''),
    ),
  )

test.each([
  ['a word in another case', 'PassWord', 'Report passwords', '', [['Report [password]s', '']]],
  [
    'a word of the explanation',
    'six',
    'Links',
    'A password of six signs',
    [['Links', 'A password of [six] signs']],
  ],
  ['several words in any order', 'signs links', 'Links', 'six signs', [['[Links]', 'six [signs]']]],
  ['one word that is missing', 'links seven', 'Links', 'six signs', []],
  [
    'ideographs',
    '密码',
    '分享链接需要密码',
    '打开时输入密码。',
    [['分享链接需要[密码]', '打开时输入[密码]。']],
  ],
  ['full-width letters', 'ＡＩ', 'AI 评分', '', [['[AI] 评分', '']]],
  ['plain letters for full-width ones', 'ai', 'ＡＩ 评分', '', [['[ＡＩ] 评分', '']]],
  ['a sign that folds to several letters', 'fi', 'oﬃce', '', [['o[ﬃ]ce', '']]],
  ['nothing', '   ', 'Links', '', []],
  ['signs of patterns', '.*', 'Links', 'all', []],
])('a search for %s', (_, search, label, text, expected) => {
  expect(shown(search, label, text)).toEqual(expected)
})

test('a long explanation is cut around its first hit', () => {
  const long = `${'before '.repeat(20)}password${' after'.repeat(60)}`
  const [[, text = ''] = []] = shown('password', 'Links', long)
  expect(text).toMatch(/^….*\[password\].*…$/)
  expect(text.length).toBeLessThan(130)
})

test('the pieces of a text together are the text, and each hit is a searched word', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      (text, search) => {
        const words = searchedWords(search)
        const pieces = markWords(text, words)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        expect(pieces.every((piece) => piece.text !== '')).toBe(true)
        if (words.length === 0) expect(pieces.some(({ isHit }) => isHit)).toBe(false)
      },
    ),
  )
})
