import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { linkRefusals } from '../../../planning/contract/mail-links.ts'
import { linkRequestOf, openMailLink } from '../../../planning/server/actions/mail-links.ts'
import { readAppointment, reserveTime, respondToPlan } from '../../contract/choosing.ts'
import { readResponse } from '../../rules/wire.ts'
import type { LinkHolder } from '../actions/choice-link.ts'
import { reserve } from '../actions/reserve.ts'
import { respond } from '../actions/respond.ts'
import { presentAppointment } from '../present/appointment.ts'
import { getAppointment } from '../queries/appointments.ts'

const candidates = ['schedule', 'respond'] as const

interface AppointmentRequest {
  readonly input: { readonly sign: string; readonly interviewPlanId?: string | undefined }
  readonly context: { readonly address: string; readonly locale: Locale }
}

/** The calls of a candidate without an account, by the link in their mail. */
export function choosingRoutes(services: AppServices, serve: Serve): void {
  const { clock, db } = services
  const { calendarHost: host } = services.settings

  /** Opens the link; a plan id sent with it must be its own. */
  async function open(request: AppointmentRequest): Promise<LinkHolder> {
    const linkRequest = linkRequestOf(request, ...candidates)
    const link = await openMailLink(services, linkRequest)
    const { interviewPlanId } = request.input
    if (interviewPlanId && interviewPlanId.toLowerCase() !== link.planId) {
      throw new Refusal(linkRefusals, 'linkOver')
    }
    return { link, linkRequest, locale: request.context.locale }
  }

  async function present({ link, locale }: LinkHolder) {
    return presentAppointment(await getAppointment(db, link), { locale, host, now: clock.now().getTime() })
  }

  serve(readAppointment, async (request) => present(await open(request)))

  serve(reserveTime, async (request) => {
    const holder = await open(request)
    const { startTime: startsAt, endTime: endsAt } = request.input
    await reserve(services, holder, { startsAt, endsAt })
    return present(holder)
  })

  serve(respondToPlan, async (request) => {
    const holder = await open(request)
    const { response, reason } = readResponse(request.input)
    if (response === null) throw new Refusal(respondToPlan, 'notNow')
    await respond(services, holder, { response, reason })
    return present(holder)
  })
}
