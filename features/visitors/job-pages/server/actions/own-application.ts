import type { AppServices, Database } from '@candor/db/database'
import { comparedAddress } from '@candor/kernel/email-address'
import type { Locale } from '@candor/messages/locale'
import { insertEdits, updateField } from '../../../../candidates/candidate-facts/server/queries.ts'
import { storeContacts } from '../../../../candidates/persons/server/queries.ts'
import { storeMoves } from '../../../../candidates/stages/server/actions/move-candidates.ts'
import { listStandings } from '../../../../candidates/stages/server/queries/standings.ts'
import { listStages } from '../../../../candidates/stages/server/queries.ts'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { lockCandidates } from '../../../../platform/access/server/queries/reports.ts'
import { shareRights } from '../../../../platform/access/server/queries/rights.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { endCandidateAddress } from '../../../../platform/imports/server/queries/candidate-address.ts'
import { holdStages } from '../../../../platform/imports/server/queries/stage-lock.ts'
import type { Applicant } from '../../rules/application.ts'
import { findOwnApplication, type OwnApplication, withdrawConsents } from '../queries/own-application.ts'

/** What the link of an applicant opens; null for a link that opens nothing. */
export function findOwn({ db, clock }: Pick<AppServices, 'db' | 'clock'>, token: string) {
  return findOwnApplication(db, hashToken(token), clock.now())
}

type Work = EntryTransaction & { readonly own: OwnApplication }

/** Does something by a link, with its candidate locked. Returns false where the link opens nothing by now. */
async function byLink(
  services: AppServices,
  token: string,
  work: (work: Work) => Promise<void>,
): Promise<boolean> {
  const known = await findOwn(services, token)
  if (!known) return false
  const { companyId, candidateId } = known
  return transactionWithEntries(services, { companyId, accountId: null }, async (entries) => {
    const { db } = entries
    await shareRights(db, companyId)
    await holdStages(db, companyId)
    await lockCandidates(db, companyId, [candidateId])
    // Read again: the candidate may have changed, or gone, before the lock.
    const own = await findOwn({ db, clock: services.clock }, token)
    if (!own) return false
    await work({ ...entries, own })
    return true
  })
}

/** The contacts of a candidate are compared from now on, and mails to a former address end. */
async function storeNewContacts(db: Database, own: OwnApplication, { email, phone }: Applicant, now: Date) {
  const { companyId, candidateId } = own
  await storeContacts(db, { companyId, candidateId }, { email, phone })
  const from = own.email
  if (from === null || comparedAddress(from) === comparedAddress(email ?? '')) return
  await endCandidateAddress(db, { companyId, candidateId, from, to: email, now })
}

/** Stores who the applicant is, as the applicant corrects it. Every change is kept with its former value. */
export function correct(services: AppServices, token: string, applicant: Applicant): Promise<boolean> {
  return byLink(services, token, async ({ db, now, record, own }) => {
    const before: Applicant = { name: own.candidateName, email: own.email, phone: own.phone }
    const fields = (['name', 'email', 'phone'] as const).filter((field) => before[field] !== applicant[field])
    if (fields.length === 0) return
    for (const field of fields) await updateField(db, own, field, applicant[field])
    const edits = fields.map((field) => ({ field, from: before[field], to: applicant[field] }))
    await insertEdits(db, own, { edits, by: 'candidate', now })
    await storeNewContacts(db, own, applicant, now)
    const details = { to: { count: fields.length } }
    record({ action: 'candidate.changed', candidateId: own.candidateId, details })
  })
}

/** Withdraws one application, and takes its consent back. An application that has ended stays as it ended. */
export function withdraw(services: AppServices, token: string, locale: Locale): Promise<boolean> {
  return byLink(services, token, async ({ db, now, record, own }) => {
    const { companyId, candidateId } = own
    await withdrawConsents(db, own, now)
    const [from] = await listStandings(db, companyId, [candidateId])
    if (!from || from.outcome !== null) return
    const stages = await listStages(db, companyId)
    const work = { db, now, record, companyId, byAccountId: null, locale, stages }
    const to = { stageId: from.stageId, outcome: 'withdrew' } as const
    const terms = { reason: '', carriesRecommendations: false }
    await storeMoves(work, [{ candidateId, interviewId: null, from, to }], terms)
  })
}
