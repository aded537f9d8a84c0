import { type AppServices, type Database, waitForLocks } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { forgetAuditValues } from '../../../../platform/audit/server/queries/forget-values.ts'
import type { CandidateToErase } from '../../../../platform/erasing/rules/part.ts'
import { insertErasedIds } from '../../../../platform/erasing/server/queries/erased-ids.ts'
import { holdImportsOff } from '../../../../platform/imports/server/queries/files.ts'
import { lockMailsAbout } from '../../../../platform/mail/server/queries/forgotten-mails.ts'
import { bringBack } from '../../../candidate-facts/server/actions/bring-back.ts'
import { deleteCandidate, listFiles } from '../../../candidate-facts/server/queries/foundations.ts'
import { deleteFreeFiles } from '../../../resume-drop/server/queries/adding.ts'
import type { ErasureOrder } from '../../rules/order.ts'
import {
  deleteRows,
  listApplications,
  listInterviewIds,
  lockCandidateToErase,
  notifyPages,
} from '../queries/candidate.ts'
import { countErasable } from '../queries/counts.ts'
import {
  endWaiting,
  findWaiting,
  insertErasure,
  leaveWaiting,
  lockWaiting,
  type Waiting,
} from '../queries/orders.ts'

/** The candidate's own row, and its place in the orders, by which a killed server finds it again. */
const deletedLast = ['candidate', 'erasure_candidate']

type Services = Pick<AppServices, 'db' | 'clock' | 'auditHeads' | 'erasing'>

/**
 * Erases candidates for good. The order is stored first; then each candidate goes in a transaction of its own. After a
 * kill the server goes on with the order at its next start. Returns the order's id.
 */
export async function eraseCandidates(services: Services, order: ErasureOrder): Promise<string> {
  const erasureId = await services.db
    .transaction()
    .execute((db) => insertErasure(db, order, services.clock.now()))
  for (;;) {
    const waiting = await findWaiting(services.db, { erasureId, setAside: [] })
    if (!waiting) return erasureId
    await eraseWaiting(services, waiting)
  }
}

/** Erases one candidate of an order, whole or not at all. */
export async function eraseWaiting(services: Services, waiting: Waiting): Promise<void> {
  const { companyId, accountId } = waiting
  await transactionWithEntries(services, { companyId, accountId }, async (work) => {
    await waitForLocks(work.db)
    // Mails first: a mail in sending must not keep the company's imports waiting.
    await lockMailsAbout(work.db, waiting)
    // Of two orders at once the second one waits here, before it locks anything that the first one ends.
    await holdImportsOff(work.db, companyId)
    if (!(await lockWaiting(work.db, waiting))) return
    // Another order may have erased the candidate.
    const found = (await lockCandidateToErase(work.db, waiting)) ?? (await findRemoved(work.db, waiting))
    if (found && (await isKeptFromRule(services, work, waiting)))
      return leaveWaiting(work.db, waiting, work.now)
    if (found) await eraseLocked(services, work, { ...waiting, found })
    await endWaiting(work.db, waiting, work.now)
  })
}

/** Brings a candidate back that somebody removed after the order. The retention rule leaves the removal to its end. */
async function findRemoved(db: Database, waiting: Waiting) {
  if (waiting.rule === 'retention') return null
  await bringBack(db, waiting)
  return lockCandidateToErase(db, waiting)
}

/** Whether an order of the retention rule is out of date: the candidate was kept or reopened since. */
async function isKeptFromRule(
  { erasing }: Pick<Services, 'erasing'>,
  { db, now }: EntryTransaction,
  { rule, companyId, candidateId }: Waiting,
): Promise<boolean> {
  if (rule !== 'retention') return false
  for (const part of erasing) if (await part.keepsFromRule?.({ db, companyId, candidateId, now })) return true
  return false
}

type Locked = Waiting & { readonly found: NonNullable<Awaited<ReturnType<typeof lockCandidateToErase>>> }

async function eraseLocked(
  { erasing }: Pick<Services, 'erasing'>,
  { db, now, record }: EntryTransaction,
  { companyId, candidateId, reason, rule, found }: Locked,
): Promise<void> {
  const of = { companyId, candidateId }
  const interviewIds = await listInterviewIds(db, of)
  const counts = await countErasable(db, companyId, [candidateId])
  const personId = await lastPerson(db, of, found.personId)
  const candidate: CandidateToErase<Database> = { db, ...of, interviewIds, personId, now }
  // The chain of the log needs an entry that names what lacks its values from now on.
  const entries = await forgetAuditValues(db, of)
  for (const { forget } of erasing) await forget?.(candidate)
  const files = await listFiles(db, of)
  for (const table of erasing.flatMap(({ tables }) => tables))
    if (!deletedLast.includes(table.table)) await deleteRows(candidate, table)
  await deleteCandidate(db, of)
  // After the candidate: what another candidate or a dropped resume still names stays.
  await deleteFreeFiles(db, files)
  await insertErasedIds(db, { ...of, externalId: found.externalId, interviewIds, now })
  await notifyPages(db, interviewIds)
  const to = { ...counts, reason, ...(rule !== null && { rule }) }
  record({
    action: 'candidate.erased',
    candidateId,
    details: { subject: found.positionName, to, erased: { entries } },
  })
}

/** The person, where this is its last candidate. */
async function lastPerson(
  db: Database,
  { companyId, candidateId }: { companyId: Waiting['companyId']; candidateId: CandidateId },
  personId: NonNullable<CandidateToErase<Database>['personId']>,
) {
  const applications = await listApplications(db, companyId, personId)
  return applications.every((id) => id === candidateId) ? personId : null
}
