import type { AccountId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { createInterviewPlans } from '../../contract/planning.ts'
import { listTaken, lockInterviewers } from '../queries/taken.ts'

/** The time of an interview, in epoch milliseconds. */
interface Wanted {
  readonly startsAt: number
  readonly endsAt: number
  /** The plan that is changed, which does not conflict with itself; null for a new one. */
  readonly planId: string | null
  readonly allowTaken: boolean
}

/** Refuses a time at which one of the interviewers has something else. Nobody else can take it meanwhile. */
export async function requireFree(
  { db, viewer }: AuditedTransaction,
  interviewers: readonly { readonly id: AccountId; readonly name: string }[],
  { startsAt, endsAt, planId, allowTaken }: Wanted,
): Promise<void> {
  const ids = interviewers.map(({ id }) => id)
  await lockInterviewers(db, ids)
  if (allowTaken) return
  const taken = await listTaken(db, viewer, ids, { from: new Date(startsAt), to: new Date(endsAt) })
  const busy = new Set(taken.filter((time) => time.planId !== planId).map(({ accountId }) => accountId))
  if (busy.size === 0) return
  const who = interviewers.filter(({ id }) => busy.has(id))
  throw new Refusal(createInterviewPlans, 'interviewerTaken', {
    values: { names: who.map(({ name }) => name) },
    data: { field: 'interviewerIds', interviewerIds: who.map(({ id }) => id) },
  })
}
