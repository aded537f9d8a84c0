import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { dayMs } from '@candor/kernel/durations'
import type { AccountId, CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { passOf } from '../../../../features/candidates/candidate-copy/server/actions/addresses.ts'
import {
  findContacts,
  insertCopy,
} from '../../../../features/candidates/candidate-copy/server/queries/copies.ts'
import { insertLink } from '../../../../features/candidates/candidate-copy/server/queries/links.ts'
import { hashToken, newToken } from '../../../../features/platform/access/server/gate.ts'
import { makePageLink } from '../../../../features/visitors/candidate-pages/server/queries/page-links.ts'
import { noConsentTexts } from '../../../../features/visitors/job-pages/rules/consent.ts'
import { insertApplication } from '../../../../features/visitors/job-pages/server/queries/applications.ts'
import { insertConsentTexts } from '../../../../features/visitors/job-pages/server/queries/job-sites.ts'
import type { Plants } from './planted-bundle-under-test.ts'

interface Seeded {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly interviewId: InterviewId
  readonly byAccountId: AccountId
}

/** Links to a candidate's own pages, with the consents given there. */
export interface SeededPages {
  /** A link to a page, an ordered copy of the company, and a link to the candidate's own copy. */
  readonly ids: Readonly<Record<'pageLink' | 'copy' | 'copyLink', string>>
  readonly idCardToken: string
  /** The token of the link for withdrawing a consent. */
  readonly withdrawnToken: string
  readonly monitorToken: string
  /** The token of the link to the own copy, with the pass of its page. */
  readonly copyToken: string
  readonly copyPass: string
  /** The right answer to the question of the page. */
  readonly copyAnswer: string
}

/** Inserts a link to the candidate's own copy, and a copy of the company that waits. */
async function insertCopies(services: AppServices, { companyId, candidateId, byAccountId }: Seeded) {
  const { db, clock } = services
  const now = clock.now()
  const copyToken = newToken()
  const of = { companyId, candidateId, isWholePerson: false, now }
  const expiresAt = new Date(now.getTime() + dayMs)
  const copyLink = await insertLink(db, { ...of, token: copyToken, mailedTo: null, byAccountId, expiresAt })
  const by = { accountId: byAccountId, permissions: null }
  const copy = await insertCopy(db, { ...of, candidateIds: [candidateId], by, locale: 'cn' })
  const { email, phone } = await findContacts(db, { companyId, candidateId })
  return {
    copyLink,
    copyToken,
    copyPass: passOf(services, copyLink),
    copyAnswer: email ?? phone?.slice(-4) ?? '',
    copy,
  }
}

/** Nobody goes on with such a copy: it counts as being made, so that no background work changes what a test compares. */
const neverGivenUp = new Date('2999-01-01T00:00:00Z')

/** Inserts a copy that stays under way for each account and candidate, in place of those that the accounts would order. */
export async function insertCopiesUnderWay(
  { db, clock }: AppServices,
  companyId: CompanyId,
  accounts: readonly { readonly accountId: AccountId }[],
  candidates: readonly { readonly candidateId: CandidateId }[],
): Promise<void> {
  for (const { accountId } of accounts)
    for (const { candidateId } of candidates)
      await insertCopy(db, {
        companyId,
        candidateId,
        isWholePerson: false,
        candidateIds: [candidateId],
        by: { accountId, permissions: null },
        locale: 'cn',
        now: clock.now(),
      })
  await db
    .updateTable('candidateCopy')
    .where('companyId', '=', companyId)
    .set({ state: 'making', claimedAt: neverGivenUp })
    .execute()
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

/** Inserts what a candidate sent by a job page, with a planted note; it tells who an anonymous candidate is. */
export async function insertSent(
  { db, clock }: AppServices,
  of: { readonly companyId: CompanyId; readonly candidateId: CandidateId },
  { word, plants }: { readonly word: string; readonly plants: Plants },
): Promise<void> {
  const { positionId } = await db
    .selectFrom('candidate')
    .where('id', '=', of.candidateId)
    .select('positionId')
    .executeTakeFirstOrThrow()
  const note = `${word}-self-note-`
  plants.identity.set('jobApplication.note', note)
  const sent = { positionId, locale: 'cn', note, reading: 'none', sentAt: clock.now() }
  await insertApplication(db, { ...of, ...sent })
}

/** Inserts links to the pages of a candidate whose interview has not ended. */
export async function insertPages(services: AppServices, seeded: Seeded): Promise<SeededPages> {
  const idCard = await insertAgreed(services, seeded, 'idCard')
  const withdrawn = await insertAgreed(services, seeded, 'idCard')
  const monitor = await insertAgreed(services, seeded, 'monitor')
  const { copy, copyLink, ...copies } = await insertCopies(services, seeded)
  const { companyId, byAccountId } = seeded
  const now = services.clock.now()
  await insertConsentTexts(services.db, { companyId, version: 1, texts: noConsentTexts, byAccountId, now })
  return {
    ids: { pageLink: withdrawn.id, copy, copyLink },
    idCardToken: idCard.token,
    withdrawnToken: withdrawn.token,
    monitorToken: monitor.token,
    ...copies,
  }
}
