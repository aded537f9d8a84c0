import type { ReplyOf } from '@candor/call/define'
import { readApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { minuteMs } from '@candor/kernel/durations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { countNotices, listNotices } from '../contract.ts'
import { listenToNews, startNews } from './stream/browser-news.ts'

/** Without any news a page asks again after this time. */
const slowPollMs = 5 * minuteMs

type Count = ReplyOf<typeof countNotices>

/** Key of the query that holds the count. */
const { queryKey } = callQuery(countNotices, {})

/** How many notices are new, kept up to date by the stream of the browser, and by a slow poll. */
export function useNews(): Count | undefined {
  const queries = useQueryClient()
  const accountId = useSignedIn()?.userInfo.userId
  const { data } = useQuery({
    ...callQuery(countNotices, {}),
    // A count that cannot be loaded needs no toast: nothing of the page depends on it.
    queryFn: ({ signal }) => readApi(countNotices, {}, { signal, isSilent: true }),
    refetchInterval: slowPollMs,
  })
  useEffect(() => {
    if (accountId === undefined) return
    startNews(accountId)
    const askLists = () => void queries.invalidateQueries({ queryKey: [listNotices.path] })
    const stop = listenToNews({
      onNews: ({ unread, newest }) => {
        const before = queries.getQueryData<Count>(queryKey)
        queries.setQueryData(queryKey, { unread, newest })
        if (before?.unread !== unread || before.newest !== newest) askLists()
      },
      onLook: () => {
        void queries.invalidateQueries({ queryKey })
        askLists()
      },
    })
    return stop
  }, [accountId, queries])
  return data
}
