import { ofCandidate } from '../../candidates/rules/ids.ts'
import { idsIn, type ReportAddress, readReportAddress } from '../../report/rules/address.ts'

/** Whose interview the page is about, as the report's address names a candidate, and for which plan times are offered. */
export interface RoundAddress extends Pick<ReportAddress, 'interviewPlanId'> {
  readonly candidateId?: string
}

/** Reads the search parameters of the page; what cannot be read is left out. */
export function readRoundSearch(search: Readonly<Record<string, unknown>>) {
  const { interviewPlanId, ...rest } = readReportAddress(search)
  return { ...ofCandidate(idsIn(rest).candidateId), interviewPlanId }
}

/** What the search parameters mean. */
export function roundAddressOf(search: ReturnType<typeof readRoundSearch>): RoundAddress {
  return { candidateId: idsIn(search).candidateId, interviewPlanId: search.interviewPlanId }
}
