import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { hasPassword } from '../../../platform/access/server/queries/visits.ts'

interface Wanted {
  readonly state: 'open' | 'ended' | 'revoked' | null
  /** A part of a candidate's name. */
  readonly name: string | null
  /** Whether the company shows no candidate's name. */
  readonly areAllAnonymous: boolean
  /** Cursor: the share after which the list goes on; an unknown one begins at the start. */
  readonly before: string | null
  readonly limit: number
  readonly now: Date
}

/** An id that sorts after all others. */
const behindAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The shares of a company, newest first. Masked names are not searched: a hit would reveal the name. */
export async function listSharesOfCompany(db: Database, companyId: CompanyId, wanted: Wanted) {
  const { state, name, areAllAnonymous, before, limit, now } = wanted
  if (name !== null && areAllAnonymous) return []
  return db
    .selectFrom('shareGrant')
    .innerJoin('candidate', 'candidate.id', 'shareGrant.candidateId')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .innerJoin('account as maker', 'maker.id', 'shareGrant.byAccountId')
    .leftJoin('account as revoker', 'revoker.id', 'shareGrant.revokedByAccountId')
    .where('shareGrant.companyId', '=', companyId)
    .where('shareGrant.isPreview', '=', false)
    .$if(state === 'revoked', (query) => query.where('shareGrant.revokedAt', 'is not', null))
    .$if(state === 'open' || state === 'ended', (query) =>
      query
        .where('shareGrant.revokedAt', 'is', null)
        .where('shareGrant.expiresAt', state === 'open' ? '>' : '<=', now),
    )
    .$if(name !== null, (query) =>
      query.where('candidate.isAnonymous', '=', false).where((eb) => {
        const pattern = containing(name ?? '')
        return eb.or([eb('candidate.name', 'ilike', pattern), eb('candidate.nameLatin', 'ilike', pattern)])
      }),
    )
    .$if(before !== null, (query) =>
      query.where(({ eb, fn, selectFrom }) => {
        const last = selectFrom('shareGrant as last')
          .where('last.companyId', '=', companyId)
          .where('last.id', '=', before ?? '')
          .select('last.id')
        return eb('shareGrant.id', '<', fn.coalesce(last, eb.val(behindAll)))
      }),
    )
    .orderBy('shareGrant.id', 'desc')
    .limit(limit)
    .select([
      'shareGrant.id',
      'shareGrant.toAddress',
      'shareGrant.candidateId',
      'shareGrant.sections',
      'shareGrant.createdAt',
      'shareGrant.expiresAt',
      'shareGrant.revokedAt',
      'shareGrant.firstViewedAt',
      'shareGrant.lastViewedAt',
      'shareGrant.views',
      'candidate.name as candidateName',
      'candidate.isAnonymous',
      'position.name as positionName',
      'maker.name as madeBy',
      'revoker.name as revokedBy',
      hasPassword.as('hasPassword'),
    ])
    .execute()
}

export type CompanyShareRow = Awaited<ReturnType<typeof listSharesOfCompany>>[number]
