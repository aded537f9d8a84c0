import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
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
  const query = useQuery(standingQuery(interviewId))
  const standing = query.data?.standing ?? null
  const none = !standing && ({ kind: 'empty', title: t('noStanding'), text: t('noStandingHint') } as const)
  return { standing, state: (query.data && none) || sectionState(query, t('failed'), none) }
}
