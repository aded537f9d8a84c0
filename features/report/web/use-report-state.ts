import { callQuery } from '@candor/call/web/query'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { getEvaluationConfig } from '../../company/contract.ts'
import type { Neighbours } from '../../shortlist/web/use-neighbours.ts'
import { clearClientState, enterReport, fillClientState } from './client-state.ts'
import { noteStep } from './latest-step.ts'
import type { OpenReport } from './open-report.ts'
import type { HeaderFacts } from './use-header-facts.ts'

/** Paths between which a report is stepped, not left. */
const reportPaths = ['/shareurl', '/reportContent', '/redirect']

/** Keeps the client state in step with the report that is open, and forgets it when the reader leaves. */
export function useReportState(report: OpenReport, known: HeaderFacts, neighbours: Neighbours | null): void {
  const queries = useQueryClient()
  const { interviewPlanId } = report.address
  useEffect(() => {
    const { info } = report
    const evaluationConfig = callQuery(getEvaluationConfig, {
      jobseekerChannelId: report.address.jobseekerChannelId,
    })
    fillClientState({
      companyId: report.companyId,
      positionId: report.positionId,
      interviewId: report.interviewId ?? '',
      estimateType: report.estimateType,
      interviewPlanId: interviewPlanId ?? '',
      interviewResult: info.interviewResult,
      answerResult: info.answerResult,
      interviewArrangeList: info.interviewArrangeList,
      evaluationConfig: queries.getQueryData(evaluationConfig.queryKey) ?? null,
      education: known.education,
      workInfo: known.work,
      interviewInfos: known.interviews,
    })
  }, [report, known.education, known.work, known.interviews, interviewPlanId, queries])

  useEffect(() => {
    if (!neighbours) return
    const { cells, haveOperateCount, noOperateCount, invalidCount } = neighbours
    fillClientState({ shortList: cells, haveOperateCount, noOperateCount, invalidCount })
  }, [neighbours])

  const router = useRouter()
  useEffect(
    () => () => {
      const { pathname } = router.state.location
      if (!reportPaths.includes(pathname)) clearClientState()
    },
    [router],
  )
}

/** After a step to another candidate the focus is on the new name; gives the name to announce, or an empty text. */
export function useArrival(
  candidateId: string,
  name: string,
  heading: RefObject<HTMLHeadingElement | null>,
): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const { isStep } = enterReport(candidateId)
    if (!isStep) return
    noteStep(candidateId)
    heading.current?.focus()
    setAnnounced(name)
  }, [candidateId, name, heading])
  return announced
}
