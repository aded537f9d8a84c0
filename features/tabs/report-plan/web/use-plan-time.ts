import { plannedDate, plannedEnd, plannedTime } from '@candor/messages/local-time'
import { otherZone } from '@candor/messages/web/other-zone'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { useTranslations } from 'use-intl'
import type { Plan } from '../../../meetings/candidate-plans/rules/plans.ts'

/**
 * Formats the time of a plan: weekday, start and end in the company's time zone, the date once if both are on one day,
 * and the zone if the reader's clock shows another time.
 */
export function usePlanTime(timeZone: string): (plan: Plan) => string {
  const t = useTranslations('report-plan')
  return ({ startsAt, endsAt, day }) => {
    const locale = currentLocale()
    if (startsAt === null) return day ? t('timeOpenOn', { day: plannedDate(day, locale) }) : t('timeOpen')
    const from = plannedTime(startsAt, timeZone, locale)
    const time =
      endsAt === null ? from : t('fromTo', { from, to: plannedEnd({ startsAt, endsAt }, timeZone, locale) })
    const zone = otherZone(startsAt, timeZone)
    return zone ? t('zoned', { time, ...zone }) : time
  }
}
