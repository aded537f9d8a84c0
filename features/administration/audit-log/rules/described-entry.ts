import type { Decision } from '../../../candidates/candidates/rules/decision.ts'
import type { UserType } from '../../../platform/access/rules/permissions.ts'

/** A piece of a sentence: a text, a number, or a code that each language words. */
export type EntryArgument =
  | string
  | number
  | { readonly names: readonly string[] }
  /** Tabs of a report, inner ones after a dot: `1.0`, `22`. */
  | { readonly sections: readonly string[] }
  | { readonly decision: Decision }
  | { readonly kind: string }
  | { readonly userType: UserType }
  | { readonly role: string }
  | { readonly permission: string }
  | { readonly ways: readonly string[] }
  | { readonly isOn: boolean }
  /** Null: never. */
  | { readonly minutes: number | null }
  | { readonly setting: string }
  | { readonly setting: string; readonly value: unknown }

/** One changed field of the object; a statement where there is no `from`. */
export interface Change {
  readonly field:
    | 'name'
    | 'email'
    | 'type'
    | 'role'
    | 'score'
    | 'ways'
    | 'demandsSecondFactor'
    | 'sessionHours'
    | 'restMinutes'
  readonly from: EntryArgument | null
  readonly to: EntryArgument
}

/** An entry as the name of a sentence with its pieces. */
export interface DescribedEntry<Sentence extends string = string> {
  readonly sentence: Sentence
  readonly pieces: Readonly<Record<string, EntryArgument>>
  readonly changes: readonly Change[]
}
