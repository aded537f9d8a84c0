import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofReport } from '../../../../candidates/candidates/rules/ids.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { showComprehensiveEstimate } from '../../contract/conclusion.ts'
import {
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
  selectEstimateGroupByTimePeriod,
} from '../../contract/reading.ts'
import type { Evaluation } from '../../rules/records.ts'
import { readEvaluations } from '../../rules/wire.ts'

export type OfRecords = Pick<OpenReport, 'candidateId' | 'interviewId' | 'facts' | 'address' | 'candidate'>

/**
 * The query of a candidate's evaluation records.
 *
 * Where the company evaluates stage by stage, they are those of one stage: of the one in the address, as a
 * recommendation is for a stage, else of the candidate's (R6-026).
 */
function recordsQuery(report: OfRecords) {
  const { facts, address, candidate } = report
  const of = ofReport(report)
  if (!facts.isEvaluatedByStage) return callQuery(selectAllEstimateGroupBy, of)
  const recommendStageId = address.recommendStageId ?? candidate.stageId
  return callQuery(selectAllEstimateGroupByforCMBC, { ...of, recommendStageId })
}

const nothing: readonly Evaluation[] = []

interface Records {
  readonly records: readonly Evaluation[]
  readonly state: SectionState
}

/** The evaluation records, newest first, with the state of loading. Loaded ones stay. */
export function useEvaluationRecords(of: OfRecords): Records {
  const t = useTranslations('evaluations')
  const query = useQuery({ ...recordsQuery(of), select: readEvaluations })
  const records = query.data ?? nothing
  const none: SectionState = { kind: 'empty', title: t('recordsNone'), text: t('recordsNoneText') }
  // While opinions are held back, an empty list does not mean that there are none.
  const isNone = records.length === 0 && !of.facts.heldBack.opinions
  return { records, state: sectionState(query, t('recordsFailed'), isNone && none) }
}

/** Reloads everything that shows evaluations, after one was added. */
export async function refreshEvaluations(queries: QueryClient): Promise<void> {
  const records = [selectAllEstimateGroupBy, selectAllEstimateGroupByforCMBC]
  const shown = [...records, selectEstimateGroupByTimePeriod, showComprehensiveEstimate]
  await Promise.all(shown.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
}
