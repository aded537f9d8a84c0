import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { FoundApplication } from '../../../persons/server/queries/same-persons.ts'

/** The most candidates that a search finds. */
export const maxFound = 20

/** Candidates of the company with this name, phone or e-mail, newest first, without anonymous ones. */
export function searchCandidates(
  db: Database,
  { companyId, except }: { readonly companyId: CompanyId; readonly except: CandidateId },
  text: string,
): Promise<Omit<FoundApplication, 'at' | 'kind'>[]> {
  const pattern = containing(text)
  const digits = text.replaceAll(/\D/g, '')
  const isPhone =
    digits.length >= 4
      ? sql<boolean>`regexp_replace(candidate.phone, '\\D', '', 'g') like ${containing(digits)}`
      : sql<boolean>`false`
  return db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .leftJoin('stage', (join) =>
      join
        .onRef('stage.companyId', '=', 'candidate.companyId')
        .onRef('stage.wireId', '=', 'candidate.stageId'),
    )
    .where('candidate.companyId', '=', companyId)
    .where('candidate.id', '<>', except)
    .where('candidate.isAnonymous', '=', false)
    .where(({ or, eb }) =>
      or([
        eb('candidate.name', 'ilike', pattern),
        eb('candidate.nameLatin', 'ilike', pattern),
        eb('candidate.email', 'ilike', pattern),
        isPhone,
      ]),
    )
    .orderBy('candidate.appliedAt', 'desc')
    .orderBy('candidate.id')
    .limit(maxFound)
    .select([
      'candidate.id as candidateId',
      'candidate.personId',
      'candidate.name',
      'candidate.nameLatin',
      'position.id as positionId',
      'position.name as positionName',
      'position.nameLatin as positionNameLatin',
      'candidate.stageId',
      'stage.names as stageNames',
      'candidate.outcome',
      'candidate.outcomeAt',
      'candidate.appliedAt',
    ])
    .execute()
}
