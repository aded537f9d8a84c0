import { isUnreadable } from '@candor/call/web/failure-words'
import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useRefreshWhenReady } from '../../../report/report/web/live/use-live.ts'
import { getPersonType } from '../contract.ts'
import { type BigFive, isUnfinished, readBigFive } from '../rules/big-five.ts'

interface Unreadable {
  readonly state: 'unreadable'
  readonly words: string
}

/**
 * The Big Five profile of an interview; null while loading. A failure is only logged, and counts as none (R8-016); a
 * stored one that cannot be read does not.
 */
export function useBigFive(interviewId: string | null): BigFive | Unreadable | null {
  const t = useTranslations('personality')
  const query = callQuery(getPersonType, { interviewId: interviewId ?? '' })
  const { data, isPending, error } = useQuery({ ...query, enabled: interviewId !== null })
  const profile = readBigFive(data ?? null)
  useRefreshWhenReady({
    interviewId,
    isWaiting: isUnfinished(profile),
    parts: ['tests.bigFive'],
    queryKeys: [query.queryKey],
    readyText: t('bigFiveReady'),
  })
  useEffect(() => {
    if (error) console.warn('The Big Five profile was not loaded:', error.message)
  }, [error])
  if (isUnreadable(error)) return { state: 'unreadable', words: error.message }
  return isPending && interviewId !== null ? null : profile
}
