import type { EntryTransaction } from '../../../audit/server/queries/transaction-with-entries.ts'
import type { Retyped } from './table.ts'

/** Tells of accounts that have another type or role by the table of groups. */
export function recordRetyped(
  { record }: Pick<EntryTransaction, 'record'>,
  accounts: readonly Retyped[],
): void {
  for (const { name, from, to } of accounts)
    record({ action: 'account.changed', details: { subject: name, from, to: { ...to, by: 'directory' } } })
}
