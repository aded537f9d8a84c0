import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import type { OfCandidate } from '../queries.ts'

/** The names in a mail about a candidate, each with its Latin form if any. */
export function findMailFacts(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('candidate')
    .innerJoin('company', 'company.id', 'candidate.companyId')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .where('candidate.companyId', '=', companyId)
    .where('candidate.id', '=', candidateId)
    .select([
      'company.name as companyName',
      'company.nameLatin as companyLatin',
      'company.timeZone',
      'position.name as positionName',
      'position.nameLatin as positionLatin',
    ])
    .executeTakeFirstOrThrow()
}

export type MailFacts = Awaited<ReturnType<typeof findMailFacts>>

/** Names of company and position in a mail's language. */
export function mailNames(
  locale: Locale,
  { companyName, companyLatin, positionName, positionLatin }: Omit<MailFacts, 'timeZone'>,
): { company: string; position: string } {
  return {
    company: nameIn(locale, companyName, companyLatin),
    position: nameIn(locale, positionName, positionLatin),
  }
}

export async function nameOfAccount(db: Database, companyId: CompanyId, accountId: AccountId) {
  const { name } = await db
    .selectFrom('account')
    .where('companyId', '=', companyId)
    .where('id', '=', accountId)
    .select('name')
    .executeTakeFirstOrThrow()
  return name
}
