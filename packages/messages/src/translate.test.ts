import { expect, test } from 'vitest'
import { translate } from './translate.ts'

const tree = (hello: string) => ({
  mail: { hello, many: '{count, plural, one {one file} other {# files}}' },
  plain: 'plain',
})
const words = { cn: tree('你好，{name}'), en: tree('Hello {name}'), 'zh-TW': tree('您好，{name}') }

test('a sentence is found by its path, in the language that is asked for', () => {
  const hello = (locale: 'cn' | 'en' | 'zh-TW') => translate(words, locale, 'mail.hello', { name: 'Lin' })
  expect([hello('cn'), hello('en'), hello('zh-TW')]).toEqual(['你好，Lin', 'Hello Lin', '您好，Lin'])
  expect(translate(words, 'en', 'plain')).toBe('plain')
})

test('a sentence that was read once is filled in anew each time', () => {
  const many = [1, 1200].map((count) => translate(words, 'en', 'mail.many', { count }))
  expect(many).toEqual(['one file', '1,200 files'])
  expect(translate(words, 'en', 'mail.hello', { name: 'Ana' })).toBe('Hello Ana')
})

test('the words of a list stand with the marks of their language between them', () => {
  const hello = (locale: 'cn' | 'en' | 'zh-TW') =>
    translate(words, locale, 'mail.hello', { name: ['Lin', 'Ana'] })
  expect([hello('cn'), hello('en'), hello('zh-TW')]).toEqual([
    '你好，Lin、Ana',
    'Hello Lin, Ana',
    '您好，Lin、Ana',
  ])
})

test.each(['mail', 'mail.none', 'constructor'])(
  'a key that names no sentence is given as it is: %s',
  (key) => {
    expect(translate(words, 'en', key, { name: 'Lin' })).toBe(key)
  },
)
