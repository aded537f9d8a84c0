import { type Fault, faultsOf, jsonPath, shortened } from '@candor/call/faults'
import type { Database } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import * as z from 'zod/mini'
import type { $ZodIssue } from 'zod/v4/core'
import type { BundleResult } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { FaultList, type FaultName, isFaultName, type RuleFault } from '../rules/fault.ts'
import type { BundleFormat } from '../rules/format.ts'
import { maxFaults, maxResultCharacters } from '../rules/limits.ts'
import type { FilePiece } from '../rules/part.ts'
import type { ArchiveFault } from './import/file-tree.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** A fault without a text does not compile. */
const faultWords: Readonly<Record<FaultName, string>> = cn.fault

/** The texts of faults in the caller's language. */
export function presentFaults(locale: Locale, faults: readonly RuleFault[]): Fault[] {
  return presentList(locale, faults, new FaultList())
}

/** The texts of notes in the caller's language. */
export function presentNotes(locale: Locale, notes: readonly RuleFault[]): Fault[] {
  return presentList(locale, notes, new FaultList('moreNotes'))
}

function presentList(locale: Locale, faults: readonly RuleFault[], list: FaultList): Fault[] {
  for (const { path, ...fault } of faults) list.add(fault, () => path)
  return list.all().map(({ path, fault, values }) => ({
    path: jsonPath(path),
    message: wordFault(locale, fault, values),
  }))
}

function wordFault(locale: Locale, fault: FaultName, values: RuleFault['values'] = {}): string {
  const shortOf = (value: NonNullable<RuleFault['values']>[string]) =>
    typeof value === 'object' ? value.map(shortened) : shortened(value)
  const short = Object.entries(values).map(([name, value]) => [name, shortOf(value)])
  return fault in faultWords ? translate(words, locale, `fault.${fault}`, Object.fromEntries(short)) : fault
}

/**
 * The texts of the faults of schema and rules together.
 *
 * A rule's fault says more than that of the schema at the same place, which is then left out.
 */
export function presentAllFaults(
  locale: Locale,
  issues: readonly $ZodIssue[],
  faults: readonly RuleFault[],
): Fault[] {
  const pathsWithRule = new Set(faults.map(({ path }) => jsonPath(path)))
  const withoutRule = issues.filter(
    ({ code, path }) => (code !== 'custom' && code !== 'invalid_type') || !pathsWithRule.has(jsonPath(path)),
  )
  const fromSchema = withoutRule.slice(0, maxFaults)
  const left = maxFaults - fromSchema.length
  const fromRules = faults.slice(0, left)
  const count = withoutRule.length - fromSchema.length + faults.length - fromRules.length
  const more: RuleFault[] = count > 0 ? [{ path: [], fault: 'moreFaults', values: { count } }] : []
  const own = ({ message }: $ZodIssue) => (isFaultName(message) ? wordFault(locale, message) : null)
  return [...faultsOf(locale, fromSchema, own), ...presentFaults(locale, [...fromRules, ...more])]
}

/**
 * Fits the results of one import, given in their order, into one reply.
 *
 * Returns a function that cuts a result down to the room left in the reply, and says how much it left out.
 */
export function resultFitter(locale: Locale): (result: BundleResult) => BundleResult {
  let room = maxResultCharacters
  const shorten = (list: Fault[]): Fault[] => {
    const isFull = ({ path, message }: Fault) => {
      room -= path.length + message.length
      return room < 0
    }
    const kept = list.findIndex(isFull)
    if (kept < 0) return list
    const count = list.length - kept
    return [
      ...list.slice(0, kept),
      ...presentFaults(locale, [{ path: [], fault: 'leftOut', values: { count } }]),
    ]
  }
  return (result) => ({ ...result, faults: shorten(result.faults), notes: shorten(result.notes) })
}

/** The text of why an archive was refused, for the command line. */
export function presentArchiveFault(locale: Locale, reason: ArchiveFault): string {
  return translate(words, locale, `refusal.${reason}`)
}

/**
 * The format as a JSON Schema, for people who write bundles. Conditions that JSON Schema cannot express are left out.
 */
export function presentSchema({ schema, candidateParts, interviewParts }: BundleFormat<Database>): object {
  const pieces = [...candidateParts, ...interviewParts].flatMap(({ filePiece }) => filePiece ?? [])
  return {
    ...z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override({ zodSchema, path, jsonSchema }) {
        const piece = pieces.find(({ key }) => path.at(-2) === 'properties' && path.at(-1) === key)
        // An optional piece gets what its inner schema has become.
        if (piece && zodSchema._zod.def.type !== 'optional')
          jsonSchema.anyOf = [splitOff(jsonSchema), presentFilePiece(piece)]
      },
    }),
    title: 'A bundle of results for Candor',
  }
}

/** Empties a schema. Returns its former content. */
function splitOff(schema: Record<string, unknown>): Record<string, unknown> {
  const held = { ...schema }
  for (const key of Object.keys(held)) delete schema[key]
  return held
}

function presentFilePiece({ endings }: FilePiece) {
  return {
    type: 'object' as const,
    properties: { file: { type: 'string' as const, pattern: `^media/.+\\.(${endings.join('|')})$` } },
    required: ['file'],
    additionalProperties: false,
  }
}
