import { callQuery } from '@candor/call/web/query'
import { CountBadge } from '@candor/ui/count-badge'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { countNotices } from '../../notices/contract.ts'
import { countToday, readToday } from '../contract.ts'

/** How often the count is read anew while the page is in view (milliseconds). */
const everyMs = 60_000

/** Reads anew what waits, and how much, with each notice that comes: most tell of something that waits now. */
function useNewThings() {
  const queries = useQueryClient()
  // The bell asks for the news and keeps them up to date.
  const { data: news } = useQuery({ ...callQuery(countNotices, {}), enabled: false })
  const known = useRef(news)
  useEffect(() => {
    const before = known.current
    known.current = news
    if (!before || before.newest === news?.newest) return
    for (const { path } of [countToday, readToday]) void queries.invalidateQueries({ queryKey: [path] })
  }, [news, queries])
}

/** How much waits, beside the entry of the navigation; nothing while it is unknown, and for none. */
export function TodayCount() {
  const t = useTranslations('today')
  const { data } = useQuery({ ...callQuery(countToday, {}), refetchInterval: everyMs })
  useNewThings()
  if (!data || data.count === 0) return null
  return (
    <>
      {' '}
      <CountBadge count={data.count} />
      <span className="sr">{t('waiting')}</span>
    </>
  )
}
