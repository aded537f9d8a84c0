import type { Candidate } from '../../candidates/rules/candidate.ts'
import type { Interview } from '../../interviews/rules/interview.ts'
import type { ReportAddress } from '../rules/address.ts'
import type { TabFacts } from '../rules/tab-facts.ts'

/** The report that is open: whose it is, what the viewer may see of it, and the place in it. */
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
   * Changes the place in the address, by replace. `undefined` takes a key out. What opens by itself gives way to a tab
   * that the address has got meanwhile.
   */
  readonly go: (patch: Partial<ReportAddress>, isByItself?: boolean) => void
}
