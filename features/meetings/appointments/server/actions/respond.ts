import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { responseCode } from '../../../../candidates/interviews/rules/response.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { countRefusal } from '../../../planning/server/actions/count-refusal.ts'
import { notifyPlanners } from '../../../planning/server/actions/notify-planners.ts'
import { respondToPlan } from '../../contract/choosing.ts'
import { decideResponse } from '../../rules/appointment.ts'
import type { readResponse } from '../../rules/wire.ts'
import { factsOf } from '../present/appointment.ts'
import { answerPlan, type StoredAppointment } from '../queries/appointments.ts'
import { type LinkHolder, lockAppointment } from './choice-link.ts'

/** The news for the planners of an interview. An acceptance brings none. */
const newsOf = { accepted: null, rejected: 'candidateRefused', cancelled: 'candidateCancelled' } as const

type Response = ReturnType<typeof readResponse>
type Answer = Response & { readonly response: keyof typeof newsOf }

/** Whether an answer changes the stored one. Refuses an answer that is not possible now, or lacks its reason. */
function requirePossible(stored: StoredAppointment, { response, reason }: Answer, now: Date): boolean {
  const facts = { ...factsOf(stored), responseReason: stored.responseReason }
  const decision = decideResponse(facts, { response, reason }, now.getTime())
  if (decision === 'refused') throw new Refusal(respondToPlan, 'notNow')
  if (decision === 'same') return false
  if (response === 'rejected' && facts.startsAt === null && reason === null) {
    throw new Refusal(respondToPlan, 'reasonMissing', { data: { field: 'reason' } })
  }
  return true
}

/** Stores a candidate's answer to a planned interview, and notifies its planners. */
export async function respond(services: AppServices, holder: LinkHolder, answer: Answer): Promise<void> {
  const { link, locale } = holder
  const { response, reason } = answer
  await transactionWithEntries(services, { ...link, accountId: null }, async ({ db, now, record }) => {
    const stored = await lockAppointment(services, db, holder)
    if (!requirePossible(stored, answer, now)) return
    await answerPlan(db, link.planId, { response, reason, now })
    if (response === 'rejected') await countRefusal({ ...services, db }, respondToPlan, link)
    const kind = newsOf[response]
    if (kind) {
      const notice = { companyId: link.companyId, planIds: [link.planId], locale, now }
      await notifyPlanners({ ...services, db }, { ...notice, news: { kind, reason } })
    }
    record({
      action: 'plan.answered',
      candidateId: stored.candidateId,
      details: {
        subject: stored.roundName,
        from: responseCode(stored.response),
        to: responseCode(response),
      },
    })
  })
}
