import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { positionScores, type Standing } from '../contract.ts'

/** The standing of an interview's candidate as a query. */
export function standingQuery(interviewId: string | null) {
  return { ...callQuery(positionScores, { interviewId: interviewId ?? '' }), enabled: interviewId !== null }
}

export interface StandingResult {
  /** Null while it is not known, under 10 scored candidates, and where the company hides totals. */
  standing: Standing | null
  /** What a section that draws it shows instead; `ready` only with a standing. */
  state: SectionState
}

/** Where the candidate of an interview stands in the position. What was loaded stays when a later load fails. */
export function useStanding(interviewId: string | null): StandingResult {
  const t = useTranslations('scores')
  const { data, isPending, isError, refetch } = useQuery(standingQuery(interviewId))
  const standing = data?.standing ?? null
  const retry = () => void refetch()
  const empty: SectionState = { kind: 'empty', title: t('noStanding'), text: t('noStandingHint') }
  if (interviewId === null) return { standing, state: empty }
  if (isError && !data) return { standing, state: { kind: 'failed', message: t('failed'), onRetry: retry } }
  if (isPending) return { standing, state: { kind: 'loading' } }
  if (!standing) return { standing, state: empty }
  return { standing, state: isError ? { kind: 'stale', onRetry: retry } : { kind: 'ready' } }
}
