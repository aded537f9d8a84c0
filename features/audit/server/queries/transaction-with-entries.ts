import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { auditRefusals } from '../../contract.ts'
import { appendEntries, type NewEntry } from './entries.ts'

/** A transaction that tells the audit log what it does. */
export interface EntryTransaction {
  /** The transaction; nothing of the work is written through anything else. */
  readonly db: Database
  readonly now: Date
  /** Puts what is done into the audit log, with the work or not at all. */
  record(entry: NewEntry): void
}

/** Who does it; nobody's account for what the installation does by itself. */
export interface Doer {
  readonly companyId: CompanyId
  readonly accountId: AccountId | null
}

/**
 * Does some work and puts its entries into the company's audit log: all of it or nothing. Where the work makes the
 * company, the doer is told from its result.
 *
 * The entries are written to the file of heads twice: just before the commit, when the chain is still this transaction's, so that
 * nothing is stored which could not be told; and after it, as only then the file may claim that they are there. A process
 * that is killed between the two leaves entries that are newer than the file, never a claim of what was rolled back.
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
