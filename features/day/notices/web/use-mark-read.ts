import { callApi } from '@candor/call/web/api'
import { CallFailure, outlivingPage } from '@candor/call/web/send'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { countNotices, listNotices, readAllNotices, readNotices } from '../contract.ts'

/** Marks notices as read. A failure has its toast from the call; the notice then stays new. */
export function useMarkRead() {
  const queries = useQueryClient()
  const refresh = useCallback(async () => {
    await Promise.all(
      [countNotices, listNotices].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
    )
  }, [queries])
  const run = useCallback(
    async (mark: () => Promise<unknown>) => {
      try {
        await mark()
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
      }
      await refresh()
    },
    [refresh],
  )
  return {
    /** The page may be left at once: the request outlives it. */
    readOne: (noticeId: string) =>
      void run(() => callApi(readNotices, { noticeIds: [noticeId] }, outlivingPage())),
    readAll: (newest: string) => void run(() => callApi(readAllNotices, { newest })),
  }
}
