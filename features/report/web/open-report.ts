import type { ReplyOf } from '@candor/call/define'
import type { interviewInfo } from '../../interviews/contract.ts'
import type { ReportAddress } from '../rules/address.ts'
import type { TabFacts } from '../rules/tab-facts.ts'

export type InterviewInfo = ReplyOf<typeof interviewInfo>

/** The report that is open: whose it is, what the viewer may see of it, and the place in it. */
export interface OpenReport {
  readonly companyId: string
  readonly candidateId: string
  readonly positionId: string
  /** Null while the candidate has no interview. */
  readonly interviewId: string | null
  readonly info: InterviewInfo
  readonly facts: TabFacts
  readonly isFinished: boolean
  /** ReportPhase: 1 not finished, 2 finished (R4-003, R4-005). */
  readonly estimateType: 1 | 2
  readonly timeZone: string
  readonly address: ReportAddress
  /** Changes the place in the address, by replace. `undefined` takes a key out. */
  readonly go: (patch: Partial<ReportAddress>) => void
}
