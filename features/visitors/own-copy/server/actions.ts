import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { mostApplications, ownOrderLimit } from '../../../candidates/candidate-copy/rules/limits.ts'
import { listCandidatesOfPerson } from '../../../candidates/candidate-copy/server/queries/applications.ts'
import { findCopyOfLink, insertCopy } from '../../../candidates/candidate-copy/server/queries/copies.ts'
import { type LiveCopyLink, lockLink } from '../../../candidates/candidate-copy/server/queries/links.ts'
import { linkRefusals } from '../../../meetings/planning/contract/mail-links.ts'
import { requireAttempt } from '../../../platform/access/server/actions/attempts.ts'
import { transactionWithEntries } from '../../../platform/audit/server/actions/transaction-with-entries.ts'
import { makeOwnCopy } from '../contract/page.ts'

/** Orders the copy of a link, unless one is on its way or can be downloaded. Two at once order one. */
export async function orderOwnCopy(services: AppServices, link: LiveCopyLink, locale: string): Promise<void> {
  const { companyId, candidateId, isWholePerson, id: linkId } = link
  await transactionWithEntries(services, { companyId, accountId: null }, async ({ db, now, record }) => {
    if (!(await lockLink(db, linkId))) throw new Refusal(linkRefusals, 'linkOver')
    const copy = await findCopyOfLink(db, linkId)
    const isKept = copy && copy.state !== 'failed' && (copy.expiresAt === null || copy.expiresAt > now)
    if (isKept) return
    await requireAttempt({ ...services, db }, makeOwnCopy, {
      key: `copies by link ${linkId}`,
      ...ownOrderLimit,
    })
    const all = isWholePerson ? await listCandidatesOfPerson(db, link, mostApplications) : []
    await insertCopy(db, {
      companyId,
      candidateId,
      isWholePerson,
      candidateIds: [...new Set([candidateId, ...all])],
      by: { linkId },
      locale,
      now,
    })
    record({ action: 'candidate.exported', candidateId, details: { subject: 'own' } })
  })
}
