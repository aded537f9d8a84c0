import { callQuery } from '@candor/call/web/query'
import type { QueryClient } from '@tanstack/react-query'
import { listCandidateLabel, listInterviewInfos } from '../../candidates/contract.ts'
import { getEvaluationConfig } from '../../company/contract.ts'
import { signedIn } from '../../session/web/signed-in.ts'
import type { ReportAddress } from '../rules/address.ts'
import { idsQuery, interviewQuery, menuQuery } from './report-queries.ts'

/**
 * Answers the evaluation config before the report is entered (P2-114), and starts resolving the address meanwhile.
 *
 * It never fails: without an answer the report opens, and the server still decides what is anonymous.
 */
export async function loadBeforeReport(queries: QueryClient, address: ReportAddress): Promise<void> {
  const { userid, jobseekerChannelId } = address
  if (!signedIn() || !(userid || jobseekerChannelId)) return
  void queries.prefetchQuery(idsQuery(address))
  await queries.prefetchQuery(callQuery(getEvaluationConfig, { jobseekerChannelId }))
}

/** Loads the frame of a report that is likely to be opened next. Like any guess, it may fail without a word. */
export async function prefetchReport(
  queries: QueryClient,
  { interviewId, candidateId }: { interviewId: string | null; candidateId: string },
): Promise<void> {
  const of = { jobseekerChannelId: candidateId }
  const ids = idsQuery({ ...of, ...(interviewId && { userid: interviewId }) })
  await Promise.all([
    queries.prefetchQuery(callQuery(getEvaluationConfig, of)),
    queries.prefetchQuery(callQuery(listCandidateLabel, of)),
    queries.prefetchQuery(callQuery(listInterviewInfos, of)),
    queries.prefetchQuery(menuQuery({ interviewId, candidateId })),
    queries.prefetchQuery(ids),
  ])
  const found = queries.getQueryData(ids.queryKey)
  if (found) await queries.prefetchQuery(interviewQuery(found))
}
