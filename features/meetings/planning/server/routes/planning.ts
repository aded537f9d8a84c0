import type { CallRequest } from '@candor/call/serve'
import { readAddress } from '@candor/kernel/email-address'
import { type CandidateId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { dayOf } from '@candor/messages/local-time'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import type { ReportActor } from '../../../../platform/access/rules/viewer.ts'
import type {
  ActOf,
  AuditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { cancelInterviewPlan, createInterviewPlans, maxOwnPlans } from '../../contract/planning.ts'
import { type ChangedPlan, type PlanWish, planFault } from '../../rules/planning.ts'
import { cancelledPlan } from '../../rules/status.ts'
import { isHeld } from '../../rules/times.ts'
import { writeField } from '../../rules/wire.ts'
import { notifyParticipants } from '../actions/notify-participants.ts'
import { listChosen, listRounds } from '../queries/people.ts'
import type { PlannedPeople } from '../queries/plan-people.ts'
import {
  cancelPlan,
  countOwnPlans,
  insertPlans,
  lockPlan,
  nameOf,
  type PlanColumns,
  timeZoneOf,
} from '../queries/planning.ts'
import { type CurrentRoom, roomOf } from './meeting-room.ts'
import { requireFree } from './require-free.ts'

type Round = Awaited<ReturnType<typeof listRounds>>[number]

/** Who acts, when and in which language, for the mails about it. */
export const planMailHead = ({ viewer, now }: AuditedTransaction, locale: Locale) => ({
  by: viewer.accountId,
  now,
  locale,
})

/** The id of a plan from the input, or a refusal where it is not a valid id. */
export function planIdOf({ interviewPlanId }: { readonly interviewPlanId: string }): string {
  const id = readId<'plan'>(interviewPlanId)
  if (!id) throw new Refusal(gateRefusals, 'notFound')
  return id
}

export interface Planning {
  readonly wish: PlanWish
  /** Locale of its mails. */
  readonly locale: Locale
  readonly candidateIds: readonly CandidateId[]
  readonly current: (ChangedPlan & CurrentRoom & { readonly id: string }) | null
}

/** The named interviewers in their order; refuses if one of them cannot interview. */
async function chosenInterviewers({ db, viewer }: AuditedTransaction, { interviewerIds }: PlanWish) {
  const ids = [...new Set(interviewerIds.map((id) => readId<'account'>(id)))]
  const known = ids.filter((id) => id !== null)
  const found = known.length === 0 ? [] : await listChosen(db, viewer.companyId, known)
  const chosen = known.flatMap((id) => found.filter((account) => account.id === id))
  if (chosen.length < ids.length) {
    throw new Refusal(createInterviewPlans, 'unknownInterviewer', { data: { field: 'interviewerIds' } })
  }
  return chosen
}

/** The named round in each candidate's own position; null for an interview outside of the rounds. */
async function roundsOf({ db, viewer }: AuditedTransaction, { wish, candidateIds }: Planning) {
  if (!wish.roundId) return new Map<CandidateId, Round>()
  const roundId = readId<'round'>(wish.roundId)
  const rounds = (await listRounds(db, viewer.companyId, candidateIds)).filter(({ id }) => id === roundId)
  if (rounds.length < candidateIds.length) {
    throw new Refusal(createInterviewPlans, 'unknownRound', { data: { field: writeField('roundId') } })
  }
  return new Map(rounds.map((round) => [round.candidateId, round]))
}

function columnsOf(
  { wish, locale, current }: Planning,
  round: Round | undefined,
  { companyZone, meetingServer }: { readonly companyZone: string; readonly meetingServer: string | null },
): PlanColumns {
  const roundName = wish.roundName || round?.name
  if (!roundName) {
    throw new Refusal(createInterviewPlans, 'roundNameMissing', { data: { field: writeField('roundName') } })
  }
  const zone = wish.zone || null
  return {
    roundId: round?.id ?? null,
    roundName,
    formId: round?.formId ?? null,
    interviewDate: dayOf(wish.startsAt, zone ?? companyZone),
    startsAt: new Date(wish.startsAt),
    endsAt: new Date(wish.endsAt),
    zone,
    roomType: wish.roomType,
    interviewMode: wish.mode,
    offlineLocation: wish.location || null,
    ...roomOf(wish, current, meetingServer),
    otherInfo: wish.otherInfo || null,
    mailLocale: locale,
  }
}

/** Checks a wish, and prepares the plan of each of its candidates. */
export async function prepare(work: AuditedTransaction, planning: Planning) {
  const { wish, current, candidateIds } = planning
  const { meetingServer } = work.services.settings
  const at = { now: work.now.getTime(), hasMeetingServer: meetingServer !== null }
  const fault = planFault(wish, current, at)
  if (fault)
    throw new Refusal(createInterviewPlans, fault.refusal, { data: { field: writeField(fault.field) } })
  const interviewers = await chosenInterviewers(work, wish)
  const rounds = await roundsOf(work, planning)
  const companyZone = await timeZoneOf(work.db, work.viewer.companyId)
  const planned = candidateIds.map((candidateId) => ({
    candidateId,
    columns: columnsOf(planning, rounds.get(candidateId), { companyZone, meetingServer }),
  }))
  await requireFree(work, interviewers, {
    startsAt: wish.startsAt,
    endsAt: wish.endsAt,
    planId: current?.id ?? null,
    allowTaken: wish.allowTaken,
  })
  const guests = wish.guests.map(({ name, email }) => ({ name, email: readAddress(email) }))
  const people: PlannedPeople = { interviewers, guests }
  return { planned, people }
}

/** Plans an interview with each candidate, each with an entry in the log. */
export async function makePlans(
  work: AuditedTransaction,
  actors: readonly ReportActor[],
  wish: PlanWish,
  locale: Locale,
): Promise<{ jobseekerChannelId: string; interviewPlanId: string }[]> {
  const { db, now, viewer, record } = work
  const candidateIds = actors.map(({ candidateId }) => candidateId)
  if ((await countOwnPlans(db, viewer, candidateIds)) >= maxOwnPlans)
    throw new Refusal(createInterviewPlans, 'tooManyPlans', { values: { most: maxOwnPlans } })
  const { planned, people } = await prepare(work, { wish, locale, candidateIds, current: null })
  const by = { id: viewer.accountId, name: await nameOf(db, viewer) }
  const { companyId } = viewer
  const planIds = await insertPlans(db, { companyId, by, now, planned, people })
  for (const { candidateId, columns } of planned) {
    record({
      action: 'plan.made',
      candidateId,
      details: { subject: columns.roundName, to: columns.startsAt.toISOString() },
    })
  }
  await notifyParticipants(
    work.services,
    planIds.map((planId) => ({
      ...planMailHead(work, locale),
      companyId,
      planId,
      happening: 'planned',
    })),
  )
  return candidateIds.map((jobseekerChannelId, index) => ({
    jobseekerChannelId,
    interviewPlanId: planIds[index] ?? '',
  }))
}

/** Refuses to change or cancel an interview whose end is past (decision S93). */
export function requireNotHeld(
  { startsAt, endsAt }: { readonly startsAt: Date | null; readonly endsAt: Date | null },
  now: Date,
): void {
  const time = { startsAt: startsAt?.getTime() ?? null, endsAt: endsAt?.getTime() ?? null }
  if (isHeld(time, now.getTime())) throw new Refusal(cancelInterviewPlan, 'alreadyHeld')
}

/** Cancels a plan; a cancelled one stays as it is. */
export async function callOffPlan(
  work: ActOf<typeof cancelInterviewPlan>,
  input: CallRequest<typeof cancelInterviewPlan>['input'],
  locale: Locale,
): Promise<void> {
  const { db, now, actor, record } = work
  const of = { companyId: actor.companyId, candidateId: actor.candidateId, planId: planIdOf(input) }
  const current = await lockPlan(db, of)
  if (!current) throw new Refusal(gateRefusals, 'notFound')
  if (current.status === cancelledPlan) return
  requireNotHeld(current, now)
  const reason = input.reason || null
  await cancelPlan(db, current.id, { reason, now })
  const isAhead = current.startsAt !== null && current.startsAt > now
  if (isAhead)
    await notifyParticipants(work.services, [
      { ...planMailHead(work, locale), ...of, happening: 'cancelled', reason },
    ])
  record({
    action: 'plan.cancelled',
    candidateId: actor.candidateId,
    details: { subject: current.roundName },
  })
}
