import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listDay } from '../../../meetings/my-interviews/contract.ts'
import type { TodayThing } from '../../../platform/today-parts/contract.ts'
import { markThing, readToday, takeBackMark } from '../contract.ts'

const beginning = '/candidate/today/'

/** Reads anew what waits, how much, and the interviews of the day. */
export function refreshToday(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path.startsWith(beginning) || path === listDay.path),
  })
}

export function useToday(shows: 'waiting' | 'putOff') {
  return useQuery({
    ...callQuery(readToday, { shows }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: (before) => before,
  })
}

const idOf = ({ kind, thing }: TodayThing) => ({ kind, thing })

/** Putting off, marking as done and taking back. A refusal is told by the call; what waits is read anew in any case. */
export function useMarks(onDone: (thing: TodayThing) => void, onMarked: (thing: TodayThing) => void) {
  const t = useTranslations('today')
  const { notify } = useToasts()
  const queries = useQueryClient()
  async function send(thing: TodayThing, sending: Promise<unknown>, text: string) {
    try {
      await sending
      notify({ kind: 'success', text })
      onDone(thing)
      return true
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      // The call has told the failure.
      refreshToday(queries)
      return false
    }
  }
  async function mark(thing: TodayThing, until: number | null, text: string) {
    if (await send(thing, callApi(markThing, { ...idOf(thing), until }), text)) onMarked(thing)
  }
  return {
    putOff: (thing: TodayThing, until: number) => mark(thing, until, t('isPutOff')),
    markDone: (thing: TodayThing) => mark(thing, null, t('isDone')),
    takeBack: (thing: TodayThing) => send(thing, callApi(takeBackMark, idOf(thing)), t('isBack')),
  }
}
