import { formatDateTime } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import type { Plan } from '../rules.ts'

/** Says when a plan is held: its start and end in the reader's time zone, the date once where both are on one day. */
export function usePlanTime(timeZone: string): (plan: Plan) => string {
  const t = useTranslations('report-plan')
  return ({ startsAt, endsAt, day }) => {
    if (startsAt === null) return day ? t('timeOpenOn', { day }) : t('timeOpen')
    const from = formatDateTime(startsAt, timeZone)
    if (endsAt === null) return from
    const to = formatDateTime(endsAt, timeZone)
    const [date = '', time = ''] = to.split(' ')
    return t('fromTo', { from, to: from.startsWith(date) ? time : to })
  }
}
