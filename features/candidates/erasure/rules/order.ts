import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'

/** Orders without an account: by the company's retention rule, by the candidate, or again after a restored backup. */
type ErasureRule = 'retention' | 'candidate' | 'restored'

/** Who orders an erasure. */
export type Orderer = { readonly accountId: AccountId } | { readonly rule: ErasureRule }

export interface ErasureOrder {
  readonly companyId: CompanyId
  readonly candidateIds: readonly CandidateId[]
  /** 1 to 300 characters, without a value of the candidate. */
  readonly reason: string
  readonly by: Orderer
}
