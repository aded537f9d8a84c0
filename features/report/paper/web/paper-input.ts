import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { idsIn, type ReportAddress } from '../../report/rules/address.ts'

/** The input of paper's calls from an address. */
export function paperInput(address: ReportAddress) {
  const { interviewId, candidateId } = idsIn(address)
  const { mode, recommendStageId } = address
  return { userId: interviewId, ...ofCandidate(candidateId), mode, recommendStageId }
}
