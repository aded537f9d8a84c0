import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { dayOf } from '@candor/messages/local-time'
import type { Locale } from '@candor/messages/locale'
import { responseCode } from '../../../../candidates/interviews/rules/response.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { linkRefusals } from '../../../planning/contract/mail-links.ts'
import { countRefusal } from '../../../planning/server/actions/count-refusal.ts'
import { linkRequestOf, lockMailLink, openMailLink } from '../../../planning/server/actions/mail-links.ts'
import { notifyParticipants } from '../../../planning/server/actions/notify-participants.ts'
import { notifyPlanners } from '../../../planning/server/actions/notify-planners.ts'
import type { LiveLink } from '../../../planning/server/queries/mail-links.ts'
import { readAppointment, reserveTime, respondToPlan } from '../../contract/choosing.ts'
import { decideReserve, decideResponse } from '../../rules/appointment.ts'
import { readResponse } from '../../rules/wire.ts'
import { factsOf, presentAppointment } from '../present/appointment.ts'
import {
  answerPlan,
  chooseTime,
  getAppointment,
  lockInterviewersOfPlan,
  type StoredAppointment,
} from '../queries/appointments.ts'

const candidates = ['schedule', 'respond'] as const

/** The news of a candidate's answer for those who planned the interview; that they come is none. */
const newsOf = { accepted: null, rejected: 'candidateRefused', cancelled: 'candidateCancelled' } as const

interface AppointmentRequest {
  readonly input: { readonly sign: string; readonly interviewPlanId?: string | undefined }
  readonly context: { readonly address: string; readonly locale: Locale }
}

/** The calls of a candidate without an account, by the link in their mail. */
export function choosingRoutes(services: AppServices, serve: Serve): void {
  const { clock, db } = services
  const nowMs = () => clock.now().getTime()

  /** Opens the link; a plan id sent with it must be its own. */
  async function open(request: AppointmentRequest): Promise<LiveLink> {
    const link = await openMailLink(services, linkRequestOf(request, ...candidates))
    const { interviewPlanId } = request.input
    if (interviewPlanId && interviewPlanId.toLowerCase() !== link.planId) {
      throw new Refusal(linkRefusals, 'linkOver')
    }
    return link
  }

  const { calendarHost: host } = services.settings

  async function present(link: LiveLink, { context: { locale } }: AppointmentRequest) {
    return presentAppointment(await getAppointment(db, link), { locale, host, now: nowMs() })
  }

  serve(readAppointment, async (request) => present(await open(request), request))

  serve(reserveTime, async (request) => {
    const link = await open(request)
    const chosen = { startsAt: request.input.startTime, endsAt: request.input.endTime }
    const decide = (stored: StoredAppointment) => {
      const decision = decideReserve(factsOf(stored), chosen, nowMs())
      if (decision.kind === 'refused') throw new Refusal(reserveTime, decision.refusal)
      return decision.kind
    }
    // A late candidate is refused before the locks.
    decide(await getAppointment(db, link))
    await transactionWithEntries(services, { ...link, accountId: null }, async ({ db, now, record }) => {
      await lockMailLink({ ...services, db }, linkRequestOf(request, ...candidates))
      await lockInterviewersOfPlan(db, link.planId)
      const stored = await getAppointment(db, link)
      const kind = decide(stored)
      if (kind === 'same') return
      const startsAt = new Date(chosen.startsAt)
      const date = dayOf(chosen.startsAt, stored.timeZone)
      await chooseTime(db, link.planId, { startsAt, endsAt: new Date(chosen.endsAt), date, now })
      if (stored.offeredBy) {
        await notifyParticipants({ ...services, db }, [
          {
            companyId: link.companyId,
            planId: link.planId,
            chosenBy: link.id,
            by: stored.offeredBy,
            happening: kind === 'first' ? 'planned' : 'changed',
            locale: request.context.locale,
            now,
          },
        ])
      }
      record({
        action: 'time.chosen',
        candidateId: stored.candidateId,
        details: {
          subject: stored.roundName,
          from: stored.startsAt && new Date(stored.startsAt).toISOString(),
          to: startsAt.toISOString(),
        },
      })
    })
    return present(link, request)
  })

  serve(respondToPlan, async (request) => {
    const link = await open(request)
    const { response, reason } = readResponse(request.input)
    if (response === null) throw new Refusal(respondToPlan, 'notNow')
    await transactionWithEntries(services, { ...link, accountId: null }, async ({ db, now, record }) => {
      await lockMailLink({ ...services, db }, linkRequestOf(request, ...candidates))
      const stored = await getAppointment(db, link)
      const facts = { ...factsOf(stored), responseReason: stored.responseReason }
      const decision = decideResponse(facts, { response, reason }, now.getTime())
      if (decision === 'refused') throw new Refusal(respondToPlan, 'notNow')
      if (decision === 'same') return
      const isWithoutTime = response === 'rejected' && facts.startsAt === null
      if (isWithoutTime && reason === null) {
        throw new Refusal(respondToPlan, 'reasonMissing', { data: { field: 'reason' } })
      }
      await answerPlan(db, link.planId, { response, reason, now })
      const { companyId, planId } = link
      const kind = newsOf[response]
      if (response === 'rejected') await countRefusal({ ...services, db }, respondToPlan, link)
      if (kind) {
        const notice = { companyId, planIds: [planId], locale: request.context.locale, now }
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
    return present(link, request)
  })
}
