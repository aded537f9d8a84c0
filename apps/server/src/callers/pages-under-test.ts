import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { hashToken } from '../../../../features/platform/access/server/gate.ts'
import { makePageLink } from '../../../../features/visitors/candidate-pages/server/queries/page-links.ts'

interface Seeded {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly interviewId: InterviewId
  readonly byAccountId: AccountId
}

/** Links to a candidate's own pages, with the consents given there. */
export interface SeededPages {
  readonly linkId: string
  readonly idCardToken: string
  /** The token of the link for withdrawing a consent. */
  readonly withdrawnToken: string
  readonly monitorToken: string
}

async function insertAgreed(
  services: AppServices,
  seeded: Seeded,
  purpose: 'idCard' | 'monitor',
): Promise<{ id: string; token: string }> {
  const { db, clock } = services
  const now = clock.now()
  const { token } = await makePageLink(services, { ...seeded, purpose, isMailed: false, now })
  const { id } = await db
    .selectFrom('mailLink')
    .where('tokenHash', '=', hashToken(token))
    .select('id')
    .executeTakeFirstOrThrow()
  const { companyId, candidateId } = seeded
  const words = { version: '1', locale: 'cn', wordingHash: '', wording: '' }
  await db
    .insertInto('candidateConsent')
    .values({ id: newId(), companyId, candidateId, linkId: id, purpose, ...words, givenAt: now })
    .execute()
  return { id, token }
}

/** Inserts links to the pages of a candidate whose interview has not ended. */
export async function insertPages(services: AppServices, seeded: Seeded): Promise<SeededPages> {
  const idCard = await insertAgreed(services, seeded, 'idCard')
  const withdrawn = await insertAgreed(services, seeded, 'idCard')
  const monitor = await insertAgreed(services, seeded, 'monitor')
  return {
    linkId: withdrawn.id,
    idCardToken: idCard.token,
    withdrawnToken: withdrawn.token,
    monitorToken: monitor.token,
  }
}
