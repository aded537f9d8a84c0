import { type Fault, faultsOf, jsonPath } from '@candor/call/faults'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import * as z from 'zod/mini'
import type { $ZodIssue } from 'zod/v4/core'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import type { FaultName, RuleFault } from '../rules/fault.ts'
import { maxFaults } from '../rules/limits.ts'
import type { ArchiveFault } from './import/file-tree.ts'

const words = { cn, en, 'zh-TW': zhTW }

/** Every fault has its words: a missing one does not compile. */
const faultWords: Readonly<Record<FaultName, string>> = cn.fault

/** Words faults in the caller's language. */
export function presentFaults(locale: Locale, faults: readonly RuleFault[]): Fault[] {
  const listed = faults.slice(0, maxFaults).map(({ path, fault, values }) => ({
    path: jsonPath(path),
    message: wordFault(locale, fault, values),
  }))
  if (faults.length <= maxFaults) return listed
  const count = faults.length - maxFaults
  return [...listed, { path: '', message: wordFault(locale, 'moreFaults', { count }) }]
}

function wordFault(locale: Locale, fault: FaultName, values: RuleFault['values'] = {}): string {
  return fault in faultWords ? translate(words, locale, `fault.${fault}`, values) : fault
}

/**
 * Words what a schema found together with what the rules found.
 *
 * A rule says more than a schema's own condition on the same place, which is then left out.
 */
export function presentAllFaults(
  locale: Locale,
  issues: readonly $ZodIssue[],
  faults: readonly RuleFault[],
): Fault[] {
  const told = new Set(faults.map(({ path }) => jsonPath(path)))
  const untold = issues.filter(({ code, path }) => code !== 'custom' || !told.has(jsonPath(path)))
  const all = [...faultsOf(locale, untold), ...presentFaults(locale, faults)]
  if (all.length <= maxFaults) return all
  const count = all.length - maxFaults
  return [...all.slice(0, maxFaults), { path: '', message: wordFault(locale, 'moreFaults', { count }) }]
}

/** Words why an archive was not opened, for the command line. */
export function presentArchiveFault(locale: Locale, reason: ArchiveFault): string {
  return translate(words, locale, `refusal.${reason}`)
}

/** The format as a JSON Schema, for whoever writes bundles. Conditions that JSON Schema cannot say are left out. */
export function presentSchema(schema: z.ZodMiniType): object {
  return {
    ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    title: 'A bundle of results for Candor',
  }
}
