import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { RegistrationForm } from '../rules/registration.ts'

export interface NewLead {
  readonly companyId: CompanyId
  readonly form: RegistrationForm
  readonly now: Date
}

export async function insertLead(db: Database, { companyId, form, now }: NewLead): Promise<void> {
  const { companyName, userName, position, prefixPhone, phone, email } = form
  await db
    .insertInto('lead')
    .values({
      id: newId(),
      companyId,
      companyName,
      userName,
      position,
      createdAt: now,
      prefixPhone,
      phone,
      email,
    })
    .execute()
}

/**
 * Whether the same form was sent since a time. Locks the contact until the end of the transaction, so that another form
 * with it waits.
 */
export async function hasSameForm(
  transaction: Database,
  { companyId, form, since }: { companyId: CompanyId; form: RegistrationForm; since: Date },
): Promise<boolean> {
  const { companyName, userName, position, prefixPhone, phone, email } = form
  const key = sql`hashtextextended(${`lead ${companyId} ${phone} ${email}`}, 0)`
  await sql`select pg_advisory_xact_lock(${key})`.execute(transaction)
  const row = await transaction
    .selectFrom('lead')
    .where('companyId', '=', companyId)
    .where('prefixPhone', '=', prefixPhone)
    .where('phone', '=', phone)
    .where('email', '=', email)
    .where('createdAt', '>', since)
    .where('companyName', '=', companyName)
    .where('userName', '=', userName)
    .where('position', '=', position)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A company's leads, newest first. */
export function selectLeads(
  db: Database,
  companyId: CompanyId,
  { before, limit }: { before: string | null; limit: number },
) {
  return db
    .selectFrom('lead')
    .leftJoin('account as changer', 'changer.id', 'lead.changedByAccountId')
    .where('lead.companyId', '=', companyId)
    .$if(before !== null, (query) => query.where('lead.id', '<', before ?? ''))
    .orderBy('lead.id', 'desc')
    .limit(limit)
    .select([
      'lead.id',
      'companyName',
      'userName',
      'position',
      'prefixPhone',
      'lead.phone',
      'lead.email',
      'lead.createdAt',
      'state',
      'note',
      'revision',
      'changedAt',
      'changer.name as changedBy',
    ])
    .execute()
}

/** One lead of a company, locked until the end of the transaction; null where there is none. */
export async function lockLead(transaction: Database, companyId: CompanyId, id: string) {
  const row = await transaction
    .selectFrom('lead')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .select(['id', 'companyName', 'state', 'note', 'revision'])
    .executeTakeFirst()
  return row ?? null
}

/** Changes a lead, and returns its new revision. */
export async function updateLead(
  db: Database,
  id: string,
  change: { state: string; note: string; changedAt: Date; changedByAccountId: AccountId },
): Promise<number> {
  const { revision } = await db
    .updateTable('lead')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Locks and returns leads of a company from before a time that were neither handled nor reminded of; oldest first. */
export function claimUntouched(
  transaction: Database,
  { companyId, before, limit }: { companyId: CompanyId; before: Date; limit: number },
) {
  return transaction
    .selectFrom('lead')
    .where('companyId', '=', companyId)
    .where('state', '=', 'new')
    .where('remindedAt', 'is', null)
    .where('createdAt', '<=', before)
    .orderBy('createdAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .select(['id', 'companyName', 'userName', 'position', 'prefixPhone', 'phone', 'email', 'createdAt'])
    .execute()
}

export async function markReminded(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('lead')
    .set({ remindedAt: now })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}
