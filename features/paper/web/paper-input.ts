import { ofCandidate } from '../../candidates/rules/ids.ts'
import { idsIn, type ReportAddress } from '../../report/rules/address.ts'

/** Whose report an address names, as the calls of paper take it. */
export function paperInput(address: ReportAddress) {
  const { interviewId, candidateId } = idsIn(address)
  const { mode, recommendStageId } = address
  return { userId: interviewId, ...ofCandidate(candidateId), mode, recommendStageId }
}
