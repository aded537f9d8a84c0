import { cutText } from '@candor/kernel/cut-text'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { translate, type Values, type WordsByLocale } from '@candor/messages/translate'
import type { $ZodIssue, $ZodIssueInvalidUnion } from 'zod/v4/core'
import { messages as cn } from './messages/cn.ts'
import { messages as en } from './messages/en.ts'
import { messages as zhTW } from './messages/zh-TW.ts'

const words: WordsByLocale = { cn, en, 'zh-TW': zhTW }

/** One fault of an input: its place (a JSON path) and what is allowed there, in the caller's language. */
export interface Fault {
  path: string
  message: string
}

/** A message of this package in the caller's language. */
export function say(locale: Locale, key: keyof typeof cn, values?: Values): string {
  return translate(words, locale, key, values)
}

const maxShownLength = 200

/** External text, shortened to fit a sentence, on one line. */
export function shortened<Value extends string | number>(value: Value): string | Value {
  if (typeof value !== 'string') return value
  const start = value.length > maxShownLength ? `${cutText(value.toWellFormed(), maxShownLength)}…` : value
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

interface Size {
  code: 'too_big' | 'too_small'
  origin: string
  inclusive?: boolean | undefined
}

function sizeKey(issue: Size): keyof typeof cn {
  const isBig = issue.code === 'too_big'
  if (issue.origin === 'string') return isBig ? 'tooLong' : 'tooShort'
  if (issue.origin === 'array') return isBig ? 'tooManyItems' : 'tooFewItems'
  if (issue.inclusive === false) return isBig ? 'notBelow' : 'notAbove'
  return isBig ? 'tooBig' : 'tooSmall'
}

function wordType(locale: Locale, expected: string): string {
  const key = typeWords[expected]
  return key ? say(locale, key) : expected
}

function wordValues(locale: Locale, values: readonly unknown[]): string {
  return say(locale, 'oneOf', { values: values.map(String) })
}

function isAnotherKind(issue: $ZodIssue): boolean {
  return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value')
}

/** What each branch of a union expects where none is of the value's kind; null for other unions. */
function expectedKinds(issue: $ZodIssueInvalidUnion): $ZodIssue[] | null {
  const kinds = issue.errors.map((errors) => {
    const ofWhole = errors.find(({ path }) => path.length === 0)
    if (ofWhole?.code === 'invalid_union') return expectedKinds(ofWhole)
    return ofWhole && isAnotherKind(ofWhole) ? [ofWhole] : null
  })
  return kinds.length === 0 || kinds.includes(null) ? null : kinds.flatMap((each) => each ?? [])
}

/** What may take the place of such a value: the values and the types of all branches. */
function wordKinds(locale: Locale, kinds: readonly $ZodIssue[]): string {
  const values = kinds.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []))
  const types = kinds.flatMap((issue) =>
    issue.code === 'invalid_type' ? wordType(locale, issue.expected) : [],
  )
  if (kinds.every(({ input }) => input === undefined)) return say(locale, 'required')
  if (types.length === 0) return wordValues(locale, values)
  const list = new Intl.ListFormat(htmlLang(locale), { type: 'disjunction' })
  return say(locale, 'type', { expected: list.format([...values.map(String), ...new Set(types)]) })
}

const maxKeysShown = 20

function wordUnknownKeys(locale: Locale, unknown: readonly string[]): string {
  const keys = unknown.slice(0, maxKeysShown).map(shortened)
  const count = unknown.length - maxKeysShown
  return count > 0 ? say(locale, 'moreUnknownKeys', { keys, count }) : say(locale, 'unknownKeys', { keys })
}

/** The values of the key that decides the branch of a union. */
function wordDiscriminator(locale: Locale, issue: $ZodIssueInvalidUnion): string {
  if (issue.discriminator === undefined || !('options' in issue) || !issue.options)
    return say(locale, 'format')
  const given = typeof issue.input === 'object' && issue.input !== null ? issue.input : {}
  return issue.discriminator in given ? wordValues(locale, issue.options) : say(locale, 'required')
}

function allowed(locale: Locale, issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return say(locale, 'required')
      if (issue.expected === 'int' && typeof issue.input === 'number') return say(locale, 'whole')
      return say(locale, 'type', { expected: wordType(locale, issue.expected) })
    }
    case 'too_big':
      return say(locale, sizeKey(issue), { limit: Number(issue.maximum) })
    case 'too_small':
      if (issue.origin === 'string' && issue.input === '') return say(locale, 'required')
      return say(locale, sizeKey(issue), { limit: Number(issue.minimum) })
    case 'invalid_value':
      return wordValues(locale, issue.values)
    case 'not_multiple_of':
      return issue.divisor === 1
        ? say(locale, 'whole')
        : say(locale, 'steps', { step: Number(issue.divisor) })
    case 'unrecognized_keys':
      return wordUnknownKeys(locale, issue.keys)
    case 'invalid_union':
      return wordDiscriminator(locale, issue)
    default:
      return say(locale, 'format')
  }
}

/**
 * The faults that a schema found, one for each issue. A union has those of its best-fitting branch, or names all
 * branches for a value of another kind.
 *
 * `own` gives the texts of the caller's own conditions, and null for any other.
 */
export function faultsOf(
  locale: Locale,
  issues: readonly $ZodIssue[],
  own: (issue: $ZodIssue) => string | null = () => null,
): Fault[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const kinds = expectedKinds(issue)
      if (kinds) return [{ path: jsonPath(issue.path), message: own(issue) ?? wordKinds(locale, kinds) }]
      // A branch of another kind says less than one with a fault inside.
      const isOtherKind = (errors: readonly $ZodIssue[]) => Number(errors.some(isAnotherKind))
      const isOfWhole = (errors: readonly $ZodIssue[]) => Number(errors.some(({ path }) => path.length === 0))
      const [closest] = [...issue.errors].sort(
        (a, b) => isOtherKind(a) - isOtherKind(b) || isOfWhole(a) - isOfWhole(b) || a.length - b.length,
      )
      const nested = (closest ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
      return faultsOf(locale, nested as $ZodIssue[], own)
    }
    return [{ path: jsonPath(issue.path), message: own(issue) ?? allowed(locale, issue) }]
  })
}

/** One sentence for the envelope's `msg`: the first fault with its field. */
export function describeFaults(locale: Locale, faults: readonly Fault[]): string {
  const [first] = faults
  if (!first) return say(locale, 'format')
  return first.path ? say(locale, 'fault', { field: first.path, allowed: first.message }) : first.message
}
