import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import type { OfCandidate } from '../queries.ts'

/** The names that a mail about a candidate says, each with the one in Latin letters where there is one. */
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

/** Company and position as a mail in a language names them. */
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
