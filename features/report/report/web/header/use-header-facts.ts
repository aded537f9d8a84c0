import { callQuery } from '@candor/call/web/query'
import { useQuery } from '@tanstack/react-query'
import {
  findAllEducation,
  findAllWorkInfo,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../../candidates/candidates/contract.ts'
import { ofCandidate } from '../../../../candidates/candidates/rules/ids.ts'
import { readLabels } from '../../../../candidates/candidates/rules/wire.ts'
import type { Label } from '../../../../candidates/candidates/rules.ts'
import { readInterviews } from '../../../../candidates/interviews/rules/read-interview.ts'
import type { OpenReport } from '../open-report.ts'

const noLabels: readonly Label[] = []

/** The header's facts beside the interview itself. Every part loads on its own; a failed one leaves the rest. */
export function useHeaderFacts({ candidateId, facts }: OpenReport) {
  const of = ofCandidate(candidateId)
  const mayReadResume = { enabled: facts.permissions.has('reportResume') && !facts.isAnonymous }
  // Labels of candidates stay in the company.
  const labels = useQuery({
    ...callQuery(listCandidateLabel, of),
    select: readLabels,
    enabled: !facts.isVisit,
  })
  const interviews = useQuery({ ...callQuery(listInterviewInfos, of), select: readInterviews })
  const education = useQuery({ ...callQuery(findAllEducation, of), ...mayReadResume })
  const work = useQuery({ ...callQuery(findAllWorkInfo, of), ...mayReadResume })
  const broken = [labels, interviews, education, work].filter((query) => query.isError)
  return {
    labels: labels.data ?? noLabels,
    interviews: interviews.data ?? [],
    education: education.data ?? [],
    work: work.data ?? [],
    /** Whether they are still loading, so that room is kept for them. */
    pending: { labels: labels.isLoading, interviews: interviews.isPending },
    isBroken: broken.length > 0,
    onRetry: () => {
      for (const query of broken) void query.refetch()
    },
  }
}

export type HeaderFacts = ReturnType<typeof useHeaderFacts>
