import type { CallRequest } from '@candor/call/serve'
import { Refusal } from '@candor/kernel/refusal'
import { dayOf } from '@candor/messages/local-time'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import type { ActOf } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { changeInterviewPlan, updateInterviewDate } from '../../contract/planning.ts'
import { timeFault } from '../../rules/planning.ts'
import { cancelledPlan } from '../../rules/status.ts'
import { readWish, writeField } from '../../rules/wire.ts'
import { notifyParticipants } from '../actions/notify-participants.ts'
import { listNotifiedInterviewers, listNotifiedPeople } from '../queries/notified-plan.ts'
import { lockPlan, type PlanChange, timeZoneOf, updatePlan } from '../queries/planning.ts'
import { findOwnInvitation } from '../queries/receiving.ts'
import { planIdOf, planMailHead, prepare, requireNotHeld } from './planning.ts'
import { requireFree } from './require-free.ts'

type Changing = ActOf<typeof changeInterviewPlan>
type Moving = ActOf<typeof updateInterviewDate>
type StoredPlan = NonNullable<Awaited<ReturnType<typeof lockPlan>>>

const planOf = ({ actor }: Changing | Moving, input: { readonly interviewPlanId: string }) => ({
  companyId: actor.companyId,
  candidateId: actor.candidateId,
  planId: planIdOf(input),
})

/** Locks the plan that is to be changed. */
async function lockStored(work: Changing | Moving, of: ReturnType<typeof planOf>): Promise<StoredPlan> {
  const stored = await lockPlan(work.db, of)
  if (!stored) throw new Refusal(gateRefusals, 'notFound')
  return stored
}

/** Dates as numbers, so that they can be compared with `===`. */
const comparable = (value: Date | string | number | null | undefined) =>
  value instanceof Date ? value.getTime() : value

/** Whether the time or the place changes, so that everybody who has answered is asked again. */
function asksAgain(stored: StoredPlan, { columns }: Pick<PlanChange, 'columns'>): boolean {
  return (['startsAt', 'endsAt', 'roomType', 'offlineLocation', 'meetingUrl'] as const).some(
    (column) => columns[column] !== undefined && comparable(columns[column]) !== comparable(stored[column]),
  )
}

/**
 * Stores the change of a plan, with its entry in the log, and notifies all participants. For an interview that has
 * begun, and stays so, only the record is corrected: nobody is notified or asked again.
 */
async function change(
  work: Changing | Moving,
  { of, stored, locale }: { of: ReturnType<typeof planOf>; stored: StoredPlan; locale: Locale },
  change: Pick<PlanChange, 'columns' | 'people'>,
): Promise<void> {
  const { db, now, actor, record } = work
  const { columns, people } = change
  const isAhead = [stored.startsAt, columns.startsAt].some((startsAt) => startsAt && startsAt > now)
  const before = people ? await listNotifiedPeople(db, of) : []
  await updatePlan(db, of, { ...change, now, asksAgain: isAhead && asksAgain(stored, change) })
  record({
    action: 'plan.changed',
    candidateId: actor.candidateId,
    details: {
      subject: columns.roundName ?? stored.roundName,
      from: stored.startsAt?.toISOString() ?? null,
      to: columns.startsAt?.toISOString() ?? null,
    },
  })
  if (!isAhead) return
  await notifyParticipants(work.services, [
    { ...planMailHead(work, locale), ...of, happening: 'changed', before },
  ])
}

/** Changes a plan, unless somebody else did since it was read. */
export async function changePlan(
  work: Changing,
  input: CallRequest<typeof changeInterviewPlan>['input'],
  locale: Locale,
): Promise<{ sequence: number }> {
  const of = planOf(work, input)
  const stored = await lockStored(work, of)
  if (stored.status === cancelledPlan) throw new Refusal(changeInterviewPlan, 'cancelled')
  requireNotHeld(stored, work.now)
  if (stored.sequence !== input.sequence) throw new Refusal(changeInterviewPlan, 'changedMeanwhile')
  const { planned, people } = await prepare(work, {
    wish: readWish(input),
    locale,
    candidateIds: [of.candidateId],
    current: {
      ...stored,
      startsAt: stored.startsAt?.getTime() ?? null,
      endsAt: stored.endsAt?.getTime() ?? null,
    },
  })
  const columns = planned[0]?.columns
  if (!columns) throw new Error('a plan of one candidate was prepared for none')
  await change(work, { of, stored, locale }, { columns, people })
  return { sequence: stored.sequence + 1 }
}

const sameTime = (at: Date | null, wanted: number) => at?.getTime() === wanted

/** An interviewer may move an interview that they hold or have planned; others need the permission to plan. */
async function requirePlanRight({ db, viewer }: Moving, planId: string, makerId: string | null) {
  const { userType, accountId } = viewer
  if (userType !== 'interviewer' || makerId === accountId) return
  const own = await findOwnInvitation(db, { ...viewer, planId })
  if (!own) throw new Refusal(updateInterviewDate, 'notInterviewer')
}

/** Moves an interview to another time and keeps all else; at its own time, nothing changes. */
export async function moveInterview(
  work: Moving,
  input: CallRequest<typeof updateInterviewDate>['input'],
  locale: Locale,
): Promise<void> {
  const of = planOf(work, input)
  const { interviewDate, interviewStartTime: startsAt, interviewEndTime: endsAt, allowTaken } = input
  const stored = await lockStored(work, of)
  await requirePlanRight(work, of.planId, stored.createdByAccountId)
  if (stored.status === cancelledPlan) throw new Refusal(updateInterviewDate, 'cancelled')
  requireNotHeld(stored, work.now)
  const zone = stored.zone ?? (await timeZoneOf(work.db, of.companyId))
  const day = dayOf(startsAt, zone)
  if (interviewDate && interviewDate !== day) {
    throw new Refusal(updateInterviewDate, 'wrongDay', { data: { field: 'interviewDate' } })
  }
  if (sameTime(stored.startsAt, startsAt) && sameTime(stored.endsAt, endsAt)) return
  const fault = timeFault({ startsAt, endsAt }, null, work.now.getTime())
  if (fault)
    throw new Refusal(updateInterviewDate, fault.refusal, { data: { field: writeField(fault.field) } })
  const interviewers = await listNotifiedInterviewers(work.db, of)
  const named = interviewers.map(({ accountId: id, name }) => ({ id, name }))
  await requireFree(work, named, { startsAt, endsAt, planId: of.planId, allowTaken: allowTaken === 1 })
  const columns = {
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    interviewDate: day,
    mailLocale: locale,
  }
  await change(work, { of, stored, locale }, { columns, people: null })
}
