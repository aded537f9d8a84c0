import { callQuery } from '@candor/call/web/query'
import type { SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofReport } from '../../../candidates/rules/ids.ts'
import type { OpenReport } from '../../../report/web/open-report.ts'
import { showComprehensiveEstimate } from '../../contract/conclusion.ts'
import {
  type EvaluationRecord,
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
  selectEstimateGroupByTimePeriod,
} from '../../contract/reading.ts'

export type OfRecords = Pick<OpenReport, 'candidateId' | 'interviewId' | 'facts' | 'address' | 'candidate'>

/**
 * The evaluation records of a candidate as a query.
 *
 * Where evaluations are kept stage by stage they are those of one stage: of the one that the address names, as a
 * recommendation is for a stage, else of where the candidate stands (R6-026).
 */
function recordsQuery(report: OfRecords) {
  const { facts, address, candidate } = report
  const of = ofReport(report)
  if (!facts.isEvaluatedByStage) return callQuery(selectAllEstimateGroupBy, of)
  const recommendStageId = address.recommendStageId ?? candidate.stageId
  return callQuery(selectAllEstimateGroupByforCMBC, { ...of, recommendStageId })
}

const nothing: readonly EvaluationRecord[] = []

interface Records {
  readonly records: readonly EvaluationRecord[]
  readonly state: SectionState
}

/** What each person said in each stage, newest first, with the state of the loading. What was loaded stays. */
export function useEvaluationRecords(of: OfRecords): Records {
  const t = useTranslations('evaluations')
  const query = useQuery(recordsQuery(of))
  const records = query.data ?? nothing
  const none: SectionState = { kind: 'empty', title: t('recordsNone'), text: t('recordsNoneText') }
  // That nobody has said anything is not known while it is held back.
  const isNone = records.length === 0 && !of.facts.heldBack.opinions
  return { records, state: sectionState(query, t('recordsFailed'), isNone && none) }
}

/** Has whatever shows evaluations load anew, after one was added. */
export async function refreshEvaluations(queries: QueryClient): Promise<void> {
  const records = [selectAllEstimateGroupBy, selectAllEstimateGroupByforCMBC]
  const shown = [...records, selectEstimateGroupByTimePeriod, showComprehensiveEstimate]
  await Promise.all(shown.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
}
