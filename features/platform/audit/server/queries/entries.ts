import { createHash, randomBytes } from 'node:crypto'
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
import { entryForm, entryText, nameText, valuesText } from '../../rules/entry-text.ts'
import { splitDetails } from '../../rules/split-details.ts'

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

/** Salts a hash, so that nobody finds an erased value by trying likely ones. */
const newNonce = () => randomBytes(16).toString('hex')

/** The hash by which entries name the account's present name. A name that no entry has named is stored first. */
async function nameHashOf(db: Database, { companyId, accountId }: Writer): Promise<string | null> {
  if (!accountId) return null
  const account = await db
    .selectFrom('account')
    .leftJoin('auditName', (join) =>
      join
        .onRef('auditName.companyId', '=', 'account.companyId')
        .onRef('auditName.accountId', '=', 'account.id')
        .onRef('auditName.name', '=', 'account.name'),
    )
    .where('account.id', '=', accountId)
    .where('account.companyId', '=', companyId)
    .select(['account.name', 'auditName.hash'])
    .executeTakeFirstOrThrow()
  if (account.hash !== null) return account.hash
  const { name } = account
  const nonce = newNonce()
  const hash = hashOf(nameText({ nonce, name }))
  const row = { companyId, accountId, nonce, name, hash }
  const stored = await db
    .insertInto('auditName')
    .values(row)
    .onConflict((on) => on.columns(['companyId', 'accountId', 'name']).doNothing())
    .returning('hash')
    .executeTakeFirst()
  // Another transaction has stored the name meanwhile.
  return stored ? stored.hash : nameHashOf(db, { companyId, accountId, at: new Date(0) })
}

interface Place {
  readonly sequence: number
  readonly previousHash: string
}

/** An entry and its private values as rows, with the entry's hash. */
function rowsOf(
  { companyId, accountId, at }: Writer,
  nameHash: string | null,
  { action, candidateId = null, interviewId = null, details: given, isByInstallation = false }: NewEntry,
  { sequence, previousHash }: Place,
) {
  // The details in their stored form: a date, for example, is stored as text and must be hashed as that text.
  const { open: details, kept } = splitDetails(action, asJson(given))
  const values = kept && { nonce: newNonce(), details: kept }
  const doer = isByInstallation ? { accountId: null, nameHash: null } : { accountId, nameHash }
  const valuesHash = values && hashOf(valuesText(values))
  const who = { companyId, ...doer, action, candidateId, interviewId, valuesHash, previousHash }
  const entry: AuditEntry = { ...who, accountName: null, sequence, at: storedTime(at), details }
  const hash = hashOf(entryText(entry, entryForm))
  const place = { companyId, sequence: `${sequence}` }
  return {
    hash,
    entry: { ...who, ...place, at, details: JSON.stringify(details), form: entryForm, hash },
    value: values && { ...place, candidateId, nonce: values.nonce, details: JSON.stringify(values.details) },
  }
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
  const { companyId, at } = writer
  const nameHash = await nameHashOf(transaction, writer)
  let head = await lockHead(transaction, companyId)
  const rows = []
  for (const entry of entries) {
    if (rows.length % entriesPerTurn === entriesPerTurn - 1) await nextTurn()
    const sequence = head.sequence + 1
    const row = rowsOf(writer, nameHash, entry, { sequence, previousHash: head.hash })
    head = { sequence, hash: row.hash }
    rows.push(row)
  }
  for (let from = 0; from < rows.length; from += maxRows) {
    const some = rows.slice(from, from + maxRows)
    await transaction
      .insertInto('auditEntry')
      .values(some.map(({ entry }) => entry))
      .execute()
    const values = some.flatMap(({ value }) => value ?? [])
    if (values.length > 0) await transaction.insertInto('auditEntryValue').values(values).execute()
  }
  await transaction
    .updateTable('auditHead')
    .set({ sequence: `${head.sequence}`, hash: head.hash })
    .where('companyId', '=', companyId)
    .execute()
  return { companyId, ...head, at }
}
