import type { Settings } from '@candor/kernel/services'
import { nameIn } from '@candor/messages/local-name'
import { fallbackLocale, isLocale } from '@candor/messages/locale'
import { notComing } from '../../../../candidates/interviews/rules/response.ts'
import { maskedName } from '../../../../platform/access/rules/reach.ts'
import { calendarFeed } from '../../rules/calendar-file.ts'
import { cancelledPlan } from '../../rules/status.ts'
import { endOf } from '../../rules/times.ts'
import type { findReader, listEvents } from '../queries/calendar.ts'
import { composeEvent } from './mails.ts'

type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>
type Addresses = Pick<Settings, 'publicUrl' | 'calendarHost'>
type Event = Awaited<ReturnType<typeof listEvents>>[number]

/** An account's interviews for its calendar: the content of its mails, in the language of the address. */
export function presentFeed(
  reader: Reader,
  events: readonly Event[],
  { publicUrl, calendarHost: host }: Addresses,
): string {
  const locale = isLocale(reader.locale) ? reader.locale : fallbackLocale
  const company = nameIn(locale, reader.companyName, reader.companyLatin)
  const written = events.flatMap((plan) => {
    if (plan.startsAt === null) return []
    const startsAt = plan.startsAt.getTime()
    const endsAt = endOf(startsAt, plan.endsAt?.getTime() ?? null)
    const isCancelled = plan.status === cancelledPlan || notComing.includes(plan.responseStatus)
    const zone = plan.zone ?? reader.timeZone
    const link = plan.roomUrl ?? plan.meetingUrl
    const ids = `jobseekerChannelId=${plan.candidateId}&interviewPlanId=${plan.id}`
    const way = isCancelled
      ? { link: null, password: null, report: null }
      : { link, password: plan.password, report: `${publicUrl}/shareurl?${ids}&from=interviewPlan` }
    const { summary, description } = composeEvent({
      locale,
      company,
      zone,
      startsAt,
      endsAt,
      round: plan.roundName,
      interviewers: plan.interviewers,
      position: nameIn(locale, plan.positionName, plan.positionLatin),
      candidate: plan.isAnonymous ? maskedName(plan.name) : nameIn(locale, plan.name, plan.nameLatin),
      place: plan.offlineLocation,
      info: plan.otherInfo,
      reason: null,
      now: startsAt,
      ...way,
    })
    return {
      planId: plan.id,
      host,
      sequence: plan.sequence,
      summary,
      description,
      location: plan.offlineLocation ?? way.link,
      startsAt,
      endsAt,
      zone,
      isCancelled,
      changedAt: plan.changedAt.getTime(),
    }
  })
  return calendarFeed(company, written)
}
