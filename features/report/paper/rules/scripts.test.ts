import { scriptLanguages } from '@candor/kernel/script-languages'
import { expect, test } from 'vitest'
import { scriptsNeeded } from './scripts.ts'

test.each([
  ['Latin letters alone', 'Chen Wei', 'en', []],
  ['a Chinese name in an English report', 'Chen Wei 陈薇', 'en', ['zh-cn']],
  ['a report in Traditional Chinese', '陳薇', 'zh-TW', ['zh-tw']],
  ['kana', 'カナ', 'en', ['ja']],
  ['Hangul', '한글', 'en', ['ko']],
  ['Thai and Arabic', 'ไทย عربي', 'en', ['th', 'ar']],
] as const)('%s need a font of their script alone', (_case, text, lang, needed) => {
  expect(scriptsNeeded(scriptLanguages, { text, lang })).toEqual(needed)
  expect(scriptsNeeded([], { text, lang })).toEqual([])
})
