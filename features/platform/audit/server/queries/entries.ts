import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import type { AuditHead } from '@candor/kernel/services/audit-heads'
import { asJson } from '../../rules/canonical.ts'
import {
  type AuditAction,
  type AuditDetails,
  type AuditEntry,
  firstHash,
  storedTime,
} from '../../rules/entry.ts'
import { entryForm, entryText } from '../../rules/entry-text.ts'

export interface NewEntry {
  readonly action: AuditAction
  readonly candidateId?: CandidateId | null
  readonly interviewId?: InterviewId | null
  readonly details: AuditDetails
  /** The installation did it itself, though a person did the rest of the transaction. */
  readonly isByInstallation?: boolean
}

export interface Writer {
  readonly companyId: CompanyId
  /** Null for what the installation does itself. */
  readonly accountId: AccountId | null
  readonly at: Date
}

/** The most entries of one statement, as the number of its values is limited. */
const maxRows = 1000

/** After so many entries, of which each may name a hundred people, other requests go on. */
const entriesPerTurn = 10

/** sha256 in hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Locks the end of a company's chain until the transaction ends. */
async function lockHead(db: Database, companyId: CompanyId) {
  const head = await db
    .insertInto('auditHead')
    .values({ companyId, sequence: '0', hash: firstHash })
    .onConflict((on) => on.column('companyId').doUpdateSet((eb) => ({ hash: eb.ref('auditHead.hash') })))
    .returning(['sequence', 'hash'])
    .executeTakeFirstOrThrow()
  return { sequence: Number(head.sequence), hash: head.hash }
}

async function nameOf(db: Database, { companyId, accountId }: Writer): Promise<string | null> {
  if (!accountId) return null
  const account = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('companyId', '=', companyId)
    .select('name')
    .executeTakeFirstOrThrow()
  return account.name
}

/**
 * Appends entries to a company's chain, within the transaction of the acts that they describe. Returns the new end of
 * the chain; null without entries.
 *
 * The chain's end is locked until the commit, so call it last in a transaction.
 */
export async function appendEntries(
  transaction: Database,
  writer: Writer,
  entries: readonly NewEntry[],
): Promise<AuditHead | null> {
  if (entries.length === 0) return null
  const { companyId, accountId, at } = writer
  const accountName = await nameOf(transaction, writer)
  let head = await lockHead(transaction, companyId)
  const rows = []
  for (const {
    action,
    candidateId = null,
    interviewId = null,
    details: given,
    isByInstallation = false,
  } of entries) {
    if (rows.length % entriesPerTurn === entriesPerTurn - 1) await nextTurn()
    // The details in their stored form: a date, for example, is stored as text and must be hashed as that text.
    const details = asJson(given)
    const doer = isByInstallation ? { accountId: null, accountName: null } : { accountId, accountName }
    const who = { companyId, ...doer, action, candidateId, interviewId }
    const previousHash = head.hash
    const sequence = head.sequence + 1
    const entry: AuditEntry = { ...who, sequence, at: storedTime(at), details, previousHash }
    const hash = hashOf(entryText(entry, entryForm))
    head = { sequence, hash }
    const stored = { sequence: `${sequence}`, at, details: JSON.stringify(details) }
    rows.push({ ...who, ...stored, form: entryForm, previousHash, hash })
  }
  for (let from = 0; from < rows.length; from += maxRows)
    await transaction
      .insertInto('auditEntry')
      .values(rows.slice(from, from + maxRows))
      .execute()
  await transaction
    .updateTable('auditHead')
    .set({ sequence: `${head.sequence}`, hash: head.hash })
    .where('companyId', '=', companyId)
    .execute()
  return { companyId, ...head, at }
}
