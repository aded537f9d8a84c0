import { ofCandidate } from '../../candidates/rules/ids.ts'
import type { ReportAddress } from './address.ts'

/** The manner in which a report was opened: a step to a neighbour keeps it. */
export const mannerKeys = [
  'companyId',
  'urlType',
  'isFrom',
  'canBack',
  'mode',
  'corpId',
  'appId',
  'cid',
  'currentUserId',
] as const

/** What it was opened for, and until when: the candidate's own. */
const ownKeys = ['recommendStageId', 'overtime'] as const

export type ReportManner = Pick<ReportAddress, (typeof mannerKeys)[number] | (typeof ownKeys)[number]>

/** What another page of a report takes along of its address, so that the way back opens it as it was opened. */
export function mannerOf(address: ReportAddress): ReportManner {
  const said = [...mannerKeys, ...ownKeys].map((key) => [key, address[key]] as const)
  return Object.fromEntries(said.filter(([, value]) => value !== undefined))
}

interface Reported {
  readonly candidateId: string
  readonly interviewId: string | null
  readonly address: ReportAddress
}

/** The same interview's report, opened in the same manner, at no place in it. */
export const sameReport = ({ candidateId, interviewId, address }: Reported): ReportAddress => ({
  ...mannerOf(address),
  ...ofCandidate(candidateId),
  ...(interviewId && { userid: interviewId }),
})
