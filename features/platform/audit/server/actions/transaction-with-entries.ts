import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { auditRefusals } from '../../contract.ts'
import { appendEntries, type NewEntry } from '../queries/entries.ts'

/** A transaction with entries for the audit log. */
export interface EntryTransaction {
  /** The transaction; everything must be written through it. */
  readonly db: Database
  readonly now: Date
  /** Adds an entry to the audit log, which is stored together with the work or not at all. */
  record(entry: NewEntry): void
}

/** Who does it; no account for what the installation does itself. */
export interface Doer {
  readonly companyId: CompanyId
  readonly accountId: AccountId | null
}

/**
 * Does some work and puts its entries into the company's audit log: all of it or nothing. Where the work creates the
 * company, its result names the doer.
 *
 * The new head is written to the heads file twice: just before the commit, while the transaction still holds the chain,
 * so that nothing is stored that the file does not know; and after the commit, as only then the file may claim that it
 * is stored. A process that is killed between the two leaves entries that are newer than the file, never a claim of
 * what was rolled back.
 */
export async function transactionWithEntries<Result>(
  { db: pool, clock, auditHeads }: Pick<AppServices, 'db' | 'clock' | 'auditHeads'>,
  doer: Doer | ((result: Result) => Doer),
  work: (audited: EntryTransaction) => Promise<Result>,
): Promise<Result> {
  const now = clock.now()
  const { result, head } = await pool.transaction().execute(async (db) => {
    const entries: NewEntry[] = []
    const result = await work({ db, now, record: (entry) => void entries.push(entry) })
    const { companyId, accountId } = typeof doer === 'function' ? doer(result) : doer
    const head = await appendEntries(db, { companyId, accountId, at: now }, entries)
    if (head && !(await auditHeads.begin(head))) throw new Refusal(auditRefusals, 'headsNotWritten')
    return { result, head }
  })
  if (head) await auditHeads.stored(head)
  return result
}
