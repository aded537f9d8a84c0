import { callQuery } from '@candor/call/web/query'
import { CountBadge } from '@candor/ui/count-badge'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { countToday } from '../contract.ts'

/** How often the count is read anew while the page is in view (milliseconds). */
const everyMs = 60_000

/** How much waits, beside the entry of the navigation; nothing while it is unknown, and for none. */
export function TodayCount() {
  const t = useTranslations('today')
  const { data } = useQuery({ ...callQuery(countToday, {}), refetchInterval: everyMs })
  if (!data || data.count === 0) return null
  return (
    <>
      {' '}
      <CountBadge count={data.count} />
      <span className="sr">{t('waiting')}</span>
    </>
  )
}
