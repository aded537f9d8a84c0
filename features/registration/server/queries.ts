import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CompanyId } from '@candor/kernel/ids'
import type { RegistrationForm } from '../rules/registration.ts'

interface NewLead {
  readonly companyId: CompanyId
  readonly form: RegistrationForm
  readonly prefixPhone: string
  readonly now: Date
}

export async function insertLead(
  db: Database,
  { companyId, form, prefixPhone, now }: NewLead,
): Promise<void> {
  const { companyName, userName, position, phone } = form
  await db
    .insertInto('lead')
    .values({ id: newId(), companyId, companyName, userName, position, prefixPhone, phone, createdAt: now })
    .execute()
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
