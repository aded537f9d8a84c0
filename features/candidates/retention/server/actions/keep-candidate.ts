import type { InputOf } from '@candor/call/define'
import { Refusal } from '@candor/kernel/refusal'
import type { ActOf } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { endKeeping, keepCandidate } from '../../contract/keeping.ts'
import { endOfKeeping, keepFault, lastDayOf } from '../../rules/retention.ts'
import { deleteKeeping, getKeeping, putKeeping } from '../queries/keeping.ts'

/** Until when somebody keeps the candidate, with the name; null where nobody does. The candidate is locked. */
async function findKept({ db, actor, now }: ActOf<typeof keepCandidate | typeof endKeeping>) {
  const { endsAt, byName } = await getKeeping(db, actor, now)
  return endsAt && { until: lastDayOf(endsAt), name: byName ?? '' }
}

/** Keeps a candidate until a day. Refuses where a colleague keeps it otherwise than the caller saw. */
export async function keepLonger(
  act: ActOf<typeof keepCandidate>,
  { reason, until, seen = null }: InputOf<typeof keepCandidate>,
): Promise<{ until: string }> {
  const { db, actor, now, record, viewer } = act
  const fault = keepFault(until, now)
  if (fault) throw new Refusal(keepCandidate, fault, { data: { field: 'until' } })
  const kept = await findKept(act)
  if ((kept?.until ?? null) !== seen) throw new Refusal(keepCandidate, 'keptByColleague')
  const { candidateId, companyId } = actor
  const keeping = { reason, endsAt: endOfKeeping(until), byAccountId: viewer.accountId, keptAt: now }
  await putKeeping(db, { candidateId, companyId }, keeping)
  record({
    action: 'candidate.kept',
    candidateId,
    details: { from: { until: kept?.until ?? null }, to: { until, reasonLength: reason.length } },
  })
  return { until }
}

export async function endKept(
  act: ActOf<typeof endKeeping>,
  { seen }: { readonly seen: string },
): Promise<null> {
  const { db, actor, record } = act
  const kept = await findKept(act)
  if (kept?.until !== seen) throw new Refusal(endKeeping, 'keptByColleague')
  const { candidateId, companyId } = actor
  await deleteKeeping(db, { candidateId, companyId })
  record({ action: 'keeping.ended', candidateId, details: { from: { until: kept.until } } })
  return null
}
