import type { Locale } from '@candor/messages/locale'
import { translate, type Values } from '@candor/messages/translate'
import { messages as candidatesCn } from '../../../candidates/messages/cn.ts'
import { messages as candidatesEn } from '../../../candidates/messages/en.ts'
import { messages as candidatesTw } from '../../../candidates/messages/zh-TW.ts'
import { educationLevel, portraitOf } from '../../../candidates/rules.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'

const words = { cn, en, 'zh-TW': zhTW }
const ofCandidates = { cn: candidatesCn, en: candidatesEn, 'zh-TW': candidatesTw }

/** A word of a copy in its language. */
export function say(locale: Locale, key: string, values: Values = {}): string {
  return translate(words, locale, key, values)
}

const camel = (name: string) => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())

/** A name that nobody has worded: its words apart, as it is stored. */
function plainWords(name: string): string {
  const apart = camel(name)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

function labelIn(locale: Locale, group: 'table' | 'part' | 'field', name: string): string {
  const key = `${group}.${camel(name)}`
  const text = say(locale, key)
  return text === key ? plainWords(name) : text
}

export const tableLabel = (locale: Locale, table: string) => labelIn(locale, 'table', table)
export const partLabel = (locale: Locale, part: string) => labelIn(locale, 'part', part)
export const fieldLabel = (locale: Locale, field: string) => labelIn(locale, 'field', field)

/** The word for a coded value; null where the value says it itself. */
export function codedText(locale: Locale, column: string, value: unknown): string | null {
  if (column === 'gender' && typeof value === 'number') {
    const portrait = portraitOf(value)
    return portrait === 'unknown' ? null : translate(ofCandidates, locale, portrait)
  }
  if (column === 'education' && typeof value === 'number') {
    const level = educationLevel(value)
    return level === null ? null : translate(ofCandidates, locale, `education.${level}`)
  }
  return null
}
