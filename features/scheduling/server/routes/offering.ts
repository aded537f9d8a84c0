import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../access/contract.ts'
import { auditedTransaction } from '../../../audit/server/queries/audited-transaction.ts'
import { enqueueMails } from '../../../mail/server/queries.ts'
import { cancelledPlan } from '../../../report-plan/rules.ts'
import { findMailFacts } from '../../../shares/server/queries/mails.ts'
import { listOfferedTimes, offerTimes } from '../../contract/offering.ts'
import { timesFault } from '../../rules/offering.ts'
import { wordOffer } from '../present/mails.ts'
import { findAppointment } from '../queries/appointments.ts'
import { makeMailLink, revokeMailLinks } from '../queries/mail-links.ts'
import { askAnew, replaceOfferedTimes, takePlan } from '../queries/offered-times.ts'

/** The id of a plan as it was sent, or a refusal: what has not the form of one names nothing. */
function planIdOf({ interviewPlanId }: { readonly interviewPlanId: string }): string {
  const id = readId<'plan'>(interviewPlanId)
  if (!id) throw new Refusal(gateRefusals, 'notFound')
  return id
}

/** The calls by which recruiters offer a candidate times. */
export function offeringRoutes(services: AppServices, serve: Serve): void {
  serve(listOfferedTimes, async ({ input, reader: { companyId, candidateId } }) => {
    const found = await findAppointment(services.db, { companyId, planId: planIdOf(input) })
    if (found?.candidateId !== candidateId) throw new Refusal(gateRefusals, 'notFound')
    return {
      times: found.times.map(({ startsAt, endsAt, state, isTaken }) => ({
        ...{ startTime: startsAt, endTime: endsAt, state, isTaken },
      })),
      reason: found.responseReason,
    }
  })

  serve(offerTimes, (request) =>
    auditedTransaction(
      services,
      offerTimes,
      request,
      async ({ db, now, record, actor, services: within }) => {
        const { companyId, candidateId, accountId: byAccountId } = actor
        const { times } = request.input
        const wrong = timesFault(times, now.getTime())
        if (wrong) {
          const field = `times.${wrong.index}.${wrong.fault === 'endBeforeStart' ? 'endTime' : 'startTime'}`
          throw new Refusal(offerTimes, wrong.fault, { data: { field } })
        }
        const planId = planIdOf(request.input)
        const plan = await takePlan(db, { companyId, candidateId, planId })
        if (!plan) throw new Refusal(gateRefusals, 'notFound')
        if (plan.status === cancelledPlan) throw new Refusal(offerTimes, 'planOver')
        const isReserved = plan.startsAt !== null && plan.responseStatus === 1
        if (!isReserved && times.length > 0) await askAnew(db, planId, now)
        await replaceOfferedTimes(db, { companyId, planId, byAccountId, times, now })
        const about = { companyId, planId, now }
        if (times.length === 0) await revokeMailLinks(db, { ...about, purpose: 'schedule' })
        else {
          if (!plan.email) throw new Refusal(offerTimes, 'noMailAddress')
          const last = new Date(Math.max(...times.map(({ endTime }) => endTime)))
          const link = await makeMailLink(within, { ...about, purpose: 'schedule', interviewEndsAt: last })
          const words = wordOffer({
            locale: request.context.locale,
            facts: await findMailFacts(db, { companyId, candidateId }),
            link: link.address,
            count: times.length,
          })
          await enqueueMails(db, [{ companyId, to: plan.email, now, secret: link.token, ...words }])
        }
        const to = { count: times.length }
        record({ action: 'time.offered', candidateId, details: { subject: plan.roundName, to } })
        return null
      },
    ),
  )
}
