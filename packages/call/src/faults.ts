import type { Locale } from '@candor/messages/locale'
import { translate, type WordsByLocale } from '@candor/messages/translate'
import type { $ZodIssue } from 'zod/v4/core'
import { messages as cn } from './messages/cn.ts'
import { messages as en } from './messages/en.ts'
import { messages as zhTW } from './messages/zh-TW.ts'

const words: WordsByLocale = { cn, en, 'zh-TW': zhTW }

/** One thing wrong with an input: where (a JSON path) and what is allowed there, in the caller's language. */
export interface Fault {
  path: string
  message: string
}

/** Words a sentence of this package in the caller's language. */
export function say(locale: Locale, key: keyof typeof cn, values?: Record<string, string | number>): string {
  return translate(words, locale, key, values)
}

const longestTold = 200

/** What came from outside, as much of it as a sentence can hold, on one line. */
export function shortened<Told extends string | number>(told: Told): string | Told {
  if (typeof told !== 'string') return told
  const start = told.length > longestTold ? `${told.slice(0, longestTold).toWellFormed()}…` : told
  return start.replace(/\p{Cc}/gu, '\ufffd')
}

/** Writes a path as people read JSON: `interviews[0].answers[2].problem`. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    const name = shortened(String(step))
    return text === '' ? name : `${text}.${name}`
  }, '')
}

const typeWords: Record<string, keyof typeof cn> = {
  string: 'text',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  record: 'object',
}

function sizeKey(issue: { code: 'too_big' | 'too_small'; origin: string }): keyof typeof cn {
  const isBig = issue.code === 'too_big'
  if (issue.origin === 'string') return isBig ? 'tooLong' : 'tooShort'
  if (issue.origin === 'array') return isBig ? 'tooManyItems' : 'tooFewItems'
  return isBig ? 'tooBig' : 'tooSmall'
}

const mostKeysTold = 20

function wordUnknownKeys(locale: Locale, unknown: readonly string[]): string {
  const keys = unknown.slice(0, mostKeysTold).map(shortened).join(', ')
  const count = unknown.length - mostKeysTold
  return count > 0 ? say(locale, 'moreUnknownKeys', { keys, count }) : say(locale, 'unknownKeys', { keys })
}

function allowed(locale: Locale, issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return say(locale, 'required')
      const key = typeWords[issue.expected]
      return say(locale, 'type', { expected: key ? say(locale, key) : issue.expected })
    }
    case 'too_big':
      return say(locale, sizeKey(issue), { limit: Number(issue.maximum) })
    case 'too_small':
      if (issue.origin === 'string' && issue.input === '') return say(locale, 'required')
      return say(locale, sizeKey(issue), { limit: Number(issue.minimum) })
    case 'invalid_value':
      return say(locale, 'oneOf', { values: issue.values.map(String).join(', ') })
    case 'not_multiple_of':
      return issue.divisor === 1
        ? say(locale, 'whole')
        : say(locale, 'steps', { step: Number(issue.divisor) })
    case 'unrecognized_keys':
      return wordUnknownKeys(locale, issue.keys)
    default:
      return say(locale, 'format')
  }
}

/**
 * Words what a schema found, one fault an issue; the best-fitting branch speaks for a union.
 *
 * `own` words the conditions of the caller's schema that have words of their own, and gives null for any other.
 */
export function faultsOf(
  locale: Locale,
  issues: readonly $ZodIssue[],
  own: (issue: $ZodIssue) => string | null = () => null,
): Fault[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      // A branch that is of another type altogether says less than one with a fault within.
      const isOtherType = (errors: readonly $ZodIssue[]) =>
        Number(errors.some(({ path }) => path.length === 0))
      const [closest] = [...issue.errors].sort(
        (a, b) => isOtherType(a) - isOtherType(b) || a.length - b.length,
      )
      const nested = (closest ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
      return faultsOf(locale, nested as $ZodIssue[], own)
    }
    return [{ path: jsonPath(issue.path), message: own(issue) ?? allowed(locale, issue) }]
  })
}

/** One sentence for the envelope's `msg`: the first fault with its field. */
export function wordFaults(locale: Locale, faults: readonly Fault[]): string {
  const [first] = faults
  if (!first) return say(locale, 'format')
  return first.path ? say(locale, 'fault', { field: first.path, allowed: first.message }) : first.message
}
