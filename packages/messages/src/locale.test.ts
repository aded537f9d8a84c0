import { expect, test } from 'vitest'
import { chooseLocale, fallbackLocale, htmlLang, locales } from './locale.ts'
import { localeOfHeader } from './translate.ts'

const none = { session: null, local: null, browser: [] }

test('the languages are cn, en and zh-TW [R9-071 P4-004 P9-065]', () => {
  expect(locales).toEqual(['cn', 'en', 'zh-TW'])
})

test('the session’s language comes first [P4-001]', () => {
  expect(chooseLocale({ session: 'en', local: 'zh-TW', browser: ['zh-CN'] })).toBe('en')
})

test('a choice of an earlier session comes before the browser', () => {
  expect(chooseLocale({ session: null, local: 'zh-TW', browser: ['en-GB'] })).toBe('zh-TW')
})

test('without a choice the browser’s languages decide, the first known one [P4-002]', () => {
  expect(chooseLocale({ ...none, browser: ['en-US'] })).toBe('en')
  expect(chooseLocale({ ...none, browser: ['fr', 'en', 'zh'] })).toBe('en')
})

test.each(['zh-CN', 'zh', 'zh-SG', 'zh-Hans', 'zh-Hans-HK', 'zh-yue'])(
  'a browser in %s gets cn [P4-005]',
  (language) => {
    expect(chooseLocale({ ...none, browser: [language] })).toBe('cn')
  },
)

test.each(['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zh-Hant-HK', 'ZH-tw'])(
  'a browser in %s gets zh-TW',
  (language) => {
    expect(chooseLocale({ ...none, browser: [language, 'zh-CN'] })).toBe('zh-TW')
  },
)

test('otherwise, and for an unknown stored value, the language is Chinese [P4-003 P9-066]', () => {
  expect(chooseLocale({ ...none, browser: ['fr', 'ja'] })).toBe('cn')
  expect(chooseLocale({ ...none, session: 'tlh' })).toBe('cn')
  expect(fallbackLocale).toBe('cn')
})

test('a lang header that is missing means en, and an unknown one the fallback', () => {
  expect([undefined, '', 'zh-TW', 'fr'].map(localeOfHeader)).toEqual(['en', 'en', 'zh-TW', 'cn'])
})

test('the page’s lang attribute fits each language', () => {
  expect(locales.map(htmlLang)).toEqual(['zh-CN', 'en', 'zh-TW'])
})
