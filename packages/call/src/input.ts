import type { Locale } from '@candor/messages/locale'
import { safeParse } from 'zod/v4/core'
import { codes } from './codes.ts'
import type { AnyCall, AnyEventCall } from './define.ts'
import { describeFaults, type Fault, faultsOf, jsonPath, say } from './faults.ts'
import { findUnstorableText } from './json-limits.ts'

/** The most faults in a reply. */
const maxFaults = 100

/** Renames every field to the contract's spelling, so that `jobSeekerChannelId` and `jobseekerChannelId` are equal. */
export function spellAsContract(
  call: AnyCall | AnyEventCall,
  body: Record<string, unknown>,
): Record<string, unknown> {
  const shape = 'shape' in call.input._zod.def ? (call.input._zod.def.shape as object) : {}
  // A contract without fields leaves all as they came.
  if (Object.keys(shape).length === 0) return body
  const spelling = new Map(Object.keys(shape).map((key) => [key.toLowerCase(), key]))
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [spelling.get(key.toLowerCase()) ?? key, value]),
  )
}

/** Reads what a caller sent by the contract, or throws `InvalidInput` in the caller's language. */
export function readInput(
  call: AnyCall | AnyEventCall,
  body: Record<string, unknown>,
  locale: Locale,
): unknown {
  const spelled = spellAsContract(call, body)
  const unkeepable = findUnstorableText(spelled)
  if (unkeepable) {
    throw new InvalidInput([{ path: jsonPath(unkeepable), message: say(locale, 'format') }], locale)
  }
  const parsed = safeParse(call.input, spelled, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new InvalidInput(faultsOf(locale, parsed.error.issues.slice(0, maxFaults)), locale)
}

/** Input that does not fit the contract; `data.faults` names every field and what is allowed there. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly code = codes.invalidInput
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[], locale: Locale) {
    super(describeFaults(locale, faults))
    this.faults = faults
  }
}
