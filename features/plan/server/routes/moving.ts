import type { CallRequest } from '@candor/call/serve'
import { Refusal } from '@candor/kernel/refusal'
import { formatDateTime } from '@candor/messages/dates'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../../access/contract.ts'
import type { ActOf } from '../../../audit/server/queries/audited-transaction.ts'
import { updateInterviewDate } from '../../contract/planning.ts'
import { timeFault } from '../../rules/planning.ts'
import { cancelledPlan } from '../../rules/status.ts'
import { movePlan, takePlan, timeZoneOf } from '../queries/planning.ts'
import { findOwnPlace } from '../queries/receiving.ts'
import { tellPeople } from '../queries/tell-people.ts'
import { listTold } from '../queries/told-plan.ts'
import { planIdOf, telling } from './planning.ts'
import { requireFree } from './require-free.ts'

type Moving = ActOf<typeof updateInterviewDate>

const sameTime = (standing: Date | null, wanted: number) => standing?.getTime() === wanted

/** An interviewer moves what they hold themselves, or have planned; others plan interviews anyway. */
async function requirePlanRight({ db, viewer }: Moving, planId: string, makerId: string | null) {
  const { userType, accountId } = viewer
  if (userType !== 'interviewer' || makerId === accountId) return
  const own = await findOwnPlace(db, { ...viewer, planId })
  if (!own) throw new Refusal(updateInterviewDate, 'notInterviewer')
}

/** Moves an interview to another time, with all else as it stands; to its own time, nothing changes. */
export async function moveInterview(
  work: Moving,
  input: CallRequest<typeof updateInterviewDate>['input'],
  locale: Locale,
): Promise<void> {
  const { db, now, actor, record } = work
  const of = { companyId: actor.companyId, candidateId: actor.candidateId, planId: planIdOf(input) }
  const { interviewDate, interviewStartTime: startsAt, interviewEndTime: endsAt, allowTaken } = input
  const standing = await takePlan(db, of)
  if (!standing) throw new Refusal(gateRefusals, 'notFound')
  await requirePlanRight(work, of.planId, standing.createdByAccountId)
  if (standing.status === cancelledPlan) throw new Refusal(updateInterviewDate, 'cancelled')
  const zone = standing.zone ?? (await timeZoneOf(db, of.companyId))
  const day = formatDateTime(startsAt, zone).slice(0, 10)
  if (interviewDate && interviewDate !== day) {
    throw new Refusal(updateInterviewDate, 'wrongDay', { data: { field: 'interviewDate' } })
  }
  if (sameTime(standing.startsAt, startsAt) && sameTime(standing.endsAt, endsAt)) return
  const fault = timeFault(input, null, now.getTime())
  if (fault) throw new Refusal(updateInterviewDate, fault.refusal, { data: { field: fault.field } })
  const { interviewers } = await listTold(db, of)
  const named = interviewers.flatMap(({ accountId: id, name }) => (id === null ? [] : [{ id, name }]))
  await requireFree(work, named, { startsAt, endsAt, planId: of.planId, allowTaken: allowTaken === 1 })
  await movePlan(db, of.planId, {
    ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    ...{ interviewDate: day, mailLocale: locale, now },
  })
  record({
    action: 'plan.changed',
    candidateId: actor.candidateId,
    details: {
      subject: standing.roundName,
      from: standing.startsAt?.toISOString() ?? null,
      to: new Date(startsAt).toISOString(),
    },
  })
  await tellPeople(work.services, { ...telling(work, locale), ...of, happening: 'changed' })
}
