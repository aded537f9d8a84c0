import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import type { ReportAddress } from './address.ts'

/** The keys of how a report was opened, which a step to a neighbour keeps. */
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

/** The purpose and the end of the link: these belong to the candidate. */
const ownKeys = ['recommendStageId', 'overtime'] as const

export type ReportManner = Pick<ReportAddress, (typeof mannerKeys)[number] | (typeof ownKeys)[number]>

/** The part of the address that another page of the report keeps, so that the way back opens it in the same manner. */
export function mannerOf(address: ReportAddress): ReportManner {
  const entries = [...mannerKeys, ...ownKeys].map((key) => [key, address[key]] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

interface Reported {
  readonly candidateId: string
  readonly interviewId: string | null
  readonly address: ReportAddress
}

/** The address of the same interview's report, opened in the same manner, without a place in it. */
export const sameReport = ({ candidateId, interviewId, address }: Reported): ReportAddress => ({
  ...mannerOf(address),
  ...ofCandidate(candidateId),
  ...(interviewId && { userid: interviewId }),
})
