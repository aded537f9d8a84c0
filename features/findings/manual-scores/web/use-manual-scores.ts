import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { StarScale } from '../../../candidates/scores/rules/stars.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { type ManualScore, readManualScores } from '../rules.ts'
import { manualScoresQuery } from './manual-scores-query.ts'

/** What scoring a report's answers needs. */
export interface Scoring {
  readonly candidateId: string
  readonly interviewId: string
  readonly starScale: StarScale
  /** Name of the candidate. */
  readonly personName: string
}

export interface ManualScores {
  /** The scores of a question, newest first. */
  readonly of: (questionId: string) => readonly ManualScore[]
  readonly state: SectionState
  /** Whether the company shows no manual scores. */
  readonly isHidden: boolean
  /** Null for a viewer who may not score. */
  readonly scoring: Scoring | null
  readonly report: OpenReport
}

const nothing: readonly ManualScore[] = []

function useScoring({ candidateId, interviewId, candidate, interview, facts }: OpenReport): Scoring | null {
  const { first: personName } = usePersonName(candidate.person)
  const starScale = interview.answerRules.starScale
  const isAllowed = facts.acts.has('score')
  return useMemo(
    () => (isAllowed && interviewId ? { candidateId, interviewId, starScale, personName } : null),
    [isAllowed, candidateId, interviewId, starScale, personName],
  )
}

/** The manual scores of a report’s interview. Loaded data stays when a later load fails. */
export function useManualScores(report: OpenReport): ManualScores {
  const t = useTranslations('manual-scores')
  const { answerRules } = report.interview
  const isHidden = answerRules.hidesManualScores
  const interviewId = isHidden ? null : report.interviewId
  const query = useQuery(manualScoresQuery(interviewId))
  const { data } = query
  const scoring = useScoring(report)
  const starScale = answerRules.starScale
  const scores = useMemo(() => readManualScores(data ?? [], starScale), [data, starScale])
  const of = (questionId: string) => scores.get(questionId) ?? nothing
  return { of, isHidden, scoring, report, state: sectionState(query, t('failed')) }
}
