import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Span } from '@candor/kernel/span'
import type { Locale } from '@candor/messages/locale'
import { findMailFacts } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import { responseOf } from '../../../../candidates/interviews/rules/response.ts'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import {
  type ActOf,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { cancelledPlan } from '../../../planning/rules/status.ts'
import { writeSpan } from '../../../planning/rules/wire.ts'
import { makeMailLink } from '../../../planning/server/actions/mail-links.ts'
import { revokeMailLinks } from '../../../planning/server/queries/mail-links.ts'
import { clearAnswers } from '../../../planning/server/queries/receiving.ts'
import { listOfferedTimes, makeScheduleLink, offerTimes } from '../../contract/offering.ts'
import { timesFault } from '../../rules/offering.ts'
import { readTimes } from '../../rules/wire.ts'
import { composeOffer } from '../present/mails.ts'
import { findAppointment, type StoredAppointment } from '../queries/appointments.ts'
import { clearChoice, getSequence, lockPlanToOffer, replaceOfferedTimes } from '../queries/offered-times.ts'

/** The id of a plan from the input, or a refusal where it is not a valid id. */
function planIdOf({ interviewPlanId }: { readonly interviewPlanId: string }): string {
  const id = readId<'plan'>(interviewPlanId)
  if (!id) throw new Refusal(gateRefusals, 'notFound')
  return id
}

type Act = Pick<ActOf<typeof offerTimes>, 'db' | 'actor'>

/** Locks a plan of the candidate that is not cancelled, or refuses. */
async function requirePlan(
  { db, actor }: Act,
  call: typeof offerTimes | typeof makeScheduleLink,
  planId: string,
) {
  const { companyId, candidateId } = actor
  const plan = await lockPlanToOffer(db, { companyId, candidateId, planId })
  if (!plan) throw new Refusal(gateRefusals, 'notFound')
  if (plan.status === cancelledPlan) throw new Refusal(call, 'planOver')
  return plan
}

function requireTimes(times: readonly Span[], now: Date): void {
  const wrong = timesFault(times, now.getTime())
  if (!wrong) return
  const end = wrong.fault === 'endBeforeStart' ? 'endTime' : 'startTime'
  throw new Refusal(offerTimes, wrong.fault, { data: { field: `times.${wrong.index}.${end}` } })
}

function presentOffer({ offerRevision: revision, times, responseReason: reason }: StoredAppointment) {
  const offered = times.map(({ state, isTaken, ...time }) => ({ ...writeSpan(time), state, isTaken }))
  return { revision, times: offered, reason }
}

/** Refuses a change that is not based on the present offer; the refusal holds that. */
async function requireRevision(
  { db, actor: { companyId } }: Act,
  { planId, known, isBasedOn }: { planId: string; known: number; isBasedOn: number | undefined },
): Promise<void> {
  if (isBasedOn === undefined || isBasedOn === known) return
  const now = await findAppointment(db, { companyId, planId })
  throw new Refusal(offerTimes, 'offeredMeanwhile', { data: { offer: now && presentOffer(now) } })
}

type OfferAct = ActOf<typeof offerTimes>
type OfferedPlan = Awaited<ReturnType<typeof requirePlan>> & { readonly planId: string }

/** Replaces the offered times. Without a reserved time the earlier choice and answers are cleared. */
async function storeOffer(
  { db, now, actor }: OfferAct,
  { planId, ...plan }: OfferedPlan,
  times: readonly Span[],
): Promise<void> {
  const { companyId, accountId: byAccountId } = actor
  const isReserved = plan.startsAt !== null && responseOf(plan.responseStatus) === 'accepted'
  if (!isReserved && times.length > 0) {
    await clearChoice(db, planId, now)
    if (plan.startsAt !== null) await clearAnswers(db, planId)
  }
  await replaceOfferedTimes(db, { companyId, planId, byAccountId, times, now })
}

/** Mails the candidate the link to choose a time; an empty offer revokes its links. */
async function mailOffer(
  { db, now, actor, services }: OfferAct,
  { planId, email }: Pick<OfferedPlan, 'planId' | 'email'>,
  times: readonly Span[],
  locale: Locale,
): Promise<void> {
  const { companyId, candidateId, isAnonymous: isAddressHidden } = actor
  if (times.length === 0) return revokeMailLinks(db, { planIds: [planId], now }, ['schedule'])
  if (!email) return
  const interviewEndsAt = new Date(Math.max(...times.map(({ endsAt }) => endsAt)))
  const about = { companyId, planId, purpose: 'schedule', now, interviewEndsAt } as const
  const { address, token } = await makeMailLink(services, about)
  const facts = await findMailFacts(db, { companyId, candidateId })
  const words = composeOffer({ locale, facts, link: address, count: times.length })
  // Later news of the interview overtakes an offer that was put off.
  const change = { id: planId, sequence: await getSequence(db, planId) }
  const candidateIds = [candidateId]
  const mail = { companyId, to: email, candidateIds, isAddressHidden, now, secret: token, plan: change }
  await enqueueMails(db, [{ ...mail, ...words }])
}

/** The calls by which recruiters offer a candidate times. */
export function offeringRoutes(services: AppServices, serve: Serve): void {
  serve(listOfferedTimes, async ({ input, reader: { companyId, candidateId } }) => {
    const found = await findAppointment(services.db, { companyId, planId: planIdOf(input) })
    if (found?.candidateId !== candidateId) throw new Refusal(gateRefusals, 'notFound')
    return presentOffer(found)
  })

  serve(offerTimes, (request) =>
    auditedTransaction(services, offerTimes, request, async (work) => {
      const { candidateId } = work.actor
      const times = readTimes(request.input.times)
      requireTimes(times, work.now)
      const planId = planIdOf(request.input)
      const plan = { ...(await requirePlan(work, offerTimes, planId)), planId }
      const isBasedOn = request.input.revision
      await requireRevision(work, { planId, known: plan.offerRevision, isBasedOn })
      await storeOffer(work, plan, times)
      await mailOffer(work, plan, times, request.context.locale)
      const to = { count: times.length }
      work.record({ action: 'time.offered', candidateId, details: { subject: plan.roundName, to } })
      return { isMailed: times.length > 0 && plan.email !== null }
    }),
  )

  serve(makeScheduleLink, async (request) => {
    return auditedTransaction(services, makeScheduleLink, withoutIdempotencyKey(request), async (work) => {
      const planId = planIdOf(request.input)
      const { companyId, candidateId } = work.actor
      const { roundName, endsAt } = await requirePlan(work, makeScheduleLink, planId)
      const { now } = work
      const about = { companyId, planId, now, interviewEndsAt: endsAt, purpose: 'schedule' } as const
      const { address, expiresAt } = await makeMailLink(work.services, about)
      work.record({ action: 'time.linked', candidateId, details: { subject: roundName } })
      return { address, expiresAt: expiresAt.getTime() }
    })
  })
}
