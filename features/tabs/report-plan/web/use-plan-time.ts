import { formatDateTime } from '@candor/messages/dates'
import { otherZone } from '@candor/messages/web/other-zone'
import { useTranslations } from 'use-intl'
import type { Plan } from '../../../meetings/candidate-plans/rules/plans.ts'

/**
 * Formats the time of a plan: start and end in the company's time zone, the date once if both are on one day, and the
 * zone if the reader's clock shows another time.
 */
export function usePlanTime(timeZone: string): (plan: Plan) => string {
  const t = useTranslations('report-plan')
  return ({ startsAt, endsAt, day }) => {
    if (startsAt === null) return day ? t('timeOpenOn', { day }) : t('timeOpen')
    const from = formatDateTime(startsAt, timeZone)
    const to = endsAt === null ? null : formatDateTime(endsAt, timeZone)
    const [date = '', clock = ''] = to?.split(' ') ?? []
    const time = to === null ? from : t('fromTo', { from, to: from.startsWith(date) ? clock : to })
    const zone = otherZone(startsAt, timeZone)
    return zone ? t('zoned', { time, ...zone }) : time
  }
}
