import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Standing } from '../contract.ts'
import { standingQuery } from './standing-query.ts'

export interface StandingResult {
  /** Null while loading, below 10 scored candidates, and where the company hides totals. */
  standing: Standing | null
  /** The state for the section that shows it; `ready` only with a standing. */
  state: SectionState
}

/** A candidate's standing in the position. Loaded data stays when a later load fails. */
export function useStanding(interviewId: string | null): StandingResult {
  const t = useTranslations('scores')
  const query = useQuery(standingQuery(interviewId))
  const standing = query.data?.standing ?? null
  const none = !standing && ({ kind: 'empty', title: t('noStanding'), text: t('noStandingHint') } as const)
  return { standing, state: (query.data && none) || sectionState(query, t('failed'), none) }
}
