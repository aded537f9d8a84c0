import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'
import type { RegistrationForm } from '../rules/registration.ts'

/** The company that runs the public pages, by the name that its bundles have for it; null where there is none. */
export async function findSiteCompany(db: Database, externalId: string): Promise<CompanyId | null> {
  const row = await db
    .selectFrom('company')
    .where('externalId', '=', externalId)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

interface SentCode {
  readonly companyId: CompanyId
  readonly phone: string
  readonly codeHash: string
  readonly now: Date
  /** A code that was sent after this stands: no other one is sent. */
  readonly notAfter: Date
}

/** Puts a new code in place of the last one; false where that was sent too lately. Of parallel calls one gives true. */
export async function replaceCode(db: Database, code: SentCode): Promise<boolean> {
  const { companyId, phone, codeHash, now: sentAt, notAfter } = code
  const fresh = { codeHash, sentAt, tries: 0, leadId: null }
  const row = await db
    .insertInto('registrationCode')
    .values({ companyId, phone, ...fresh })
    .onConflict((on) =>
      on.columns(['companyId', 'phone']).doUpdateSet(fresh).where('registrationCode.sentAt', '<=', notAfter),
    )
    .returning('phone')
    .executeTakeFirst()
  return row !== undefined
}

/** When the last code went to a number; null: none did. */
export async function findCodeTime(db: Database, companyId: CompanyId, phone: string): Promise<Date | null> {
  const row = await db
    .selectFrom('registrationCode')
    .where('companyId', '=', companyId)
    .where('phone', '=', phone)
    .select('sentAt')
    .executeTakeFirst()
  return row?.sentAt ?? null
}

interface Trying {
  readonly companyId: CompanyId
  readonly phone: string
  /** A code that was sent before this is over. */
  readonly since: Date
  readonly mostTries: number
}

/** Counts a try at the code of a number and gives its hash; null where none holds, or it was tried too often. */
export async function tryCode(
  db: Database,
  { companyId, phone, since, mostTries }: Trying,
): Promise<string | null> {
  const row = await db
    .updateTable('registrationCode')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('phone', '=', phone)
    .where('sentAt', '>', since)
    .where('tries', '<', mostTries)
    .returning('codeHash')
    .executeTakeFirst()
  return row?.codeHash ?? null
}

/**
 * Stores a lead, and notes with its code that it was; false where the code already has one.
 *
 * Called within a transaction: a form that comes twice at once is stored once.
 */
export async function insertLead(
  transaction: Database,
  {
    companyId,
    form,
    prefixPhone,
    now,
  }: { companyId: CompanyId; form: RegistrationForm; prefixPhone: string; now: Date },
): Promise<boolean> {
  const code = await transaction
    .selectFrom('registrationCode')
    .where('companyId', '=', companyId)
    .where('phone', '=', form.phone)
    .forUpdate()
    .select('leadId')
    .executeTakeFirst()
  if (!code || code.leadId !== null) return false
  const id = newId()
  const { companyName, userName, position, phone } = form
  await transaction
    .insertInto('lead')
    .values({ id, companyId, companyName, userName, position, prefixPhone, phone, createdAt: now })
    .execute()
  await transaction
    .updateTable('registrationCode')
    .set({ leadId: id })
    .where('companyId', '=', companyId)
    .where('phone', '=', phone)
    .execute()
  return true
}

export function selectLeads(db: Database, companyId: CompanyId, limit: number) {
  return db
    .selectFrom('lead')
    .where('companyId', '=', companyId)
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'companyName', 'userName', 'position', 'prefixPhone', 'phone', 'createdAt'])
    .execute()
}
