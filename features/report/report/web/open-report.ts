import type { Candidate } from '../../../candidates/candidates/rules/candidate.ts'
import type { Interview } from '../../../candidates/interviews/rules/interview.ts'
import type { ReportAddress } from '../rules/address.ts'
import type { TabFacts } from '../rules/tab-facts.ts'

/** The open report: whose it is, what the viewer may see of it, and the place in it. */
export interface OpenReport {
  readonly companyId: string
  readonly candidateId: string
  readonly positionId: string
  /** Null while the candidate has no interview. */
  readonly interviewId: string | null
  readonly candidate: Candidate
  readonly interview: Interview
  readonly facts: TabFacts
  readonly timeZone: string
  readonly address: ReportAddress
  /**
   * Changes the place in the address, by replace. `undefined` removes a key. With `isByItself` it leaves the address
   * alone if a tab has been chosen meanwhile.
   */
  readonly go: (patch: Partial<ReportAddress>, isByItself?: boolean) => void
}
