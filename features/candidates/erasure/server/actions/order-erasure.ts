import { Refusal } from '@candor/kernel/refusal'
import { mayActOnPersons } from '../../../../platform/access/rules/person-acts.ts'
import { maskedName } from '../../../../platform/access/rules/reach.ts'
import type { AccountReport } from '../../../../platform/access/server/gate/report-access.ts'
import { lockCandidates } from '../../../../platform/access/server/queries/reports.ts'
import type { ActOf } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { hrMay } from '../../../../platform/company/rules.ts'
import { listRemovedOf } from '../../../candidate-facts/server/queries/removals.ts'
import { startErasure as call, readErasable } from '../../contract.ts'
import { isNameTyped, namesCandidate } from '../../rules/confirmation.ts'
import { writeSeen } from '../../rules/counts.ts'
import { getErasable, listApplications } from '../queries/candidate.ts'
import { countErasable } from '../queries/counts.ts'
import { insertErasure } from '../queries/orders.ts'

/** Refuses an account that may not erase candidates. */
export function requireMayErase({ viewer, setting }: Pick<AccountReport, 'viewer' | 'setting'>): void {
  if (!mayActOnPersons(viewer, 'erase', hrMay(setting.rules))) throw new Refusal(readErasable, 'mayNotErase')
}

interface Wanted {
  readonly isWholePerson: boolean
  readonly reason: string
  readonly name: string
  readonly seen: string
}

/** Stores an order of the account. Refuses what came in after the account had read what goes. */
export async function orderErasure({ db, now, actor }: ActOf<typeof call>, wanted: Wanted): Promise<string> {
  requireMayErase(actor)
  const { companyId, candidateId, accountId, isAnonymous } = actor
  const { personId, name, nameLatin, phone, email } = await getErasable(db, actor)
  const names = isAnonymous ? [name, nameLatin, maskedName(name)] : [name, nameLatin]
  if (!isNameTyped(wanted.name, names)) throw new Refusal(call, 'otherName', { data: { field: 'name' } })
  if (namesCandidate(wanted.reason, [name, nameLatin, phone, email]))
    throw new Refusal(call, 'reasonNames', { data: { field: 'reason' } })
  const candidateIds = wanted.isWholePerson ? await listApplications(db, companyId, personId) : [candidateId]
  await lockCandidates(db, companyId, candidateIds)
  const counts = await countErasable(db, companyId, candidateIds)
  if (`${candidateIds.length} ${writeSeen(counts)}` !== wanted.seen) throw new Refusal(call, 'changedSince')
  // Removed candidates of the person, whose removal can still be undone, are erased along.
  const removed = wanted.isWholePerson ? await listRemovedOf(db, companyId, personId) : []
  const all = [...candidateIds, ...removed]
  return insertErasure(db, { companyId, candidateIds: all, reason: wanted.reason, by: { accountId } }, now)
}
