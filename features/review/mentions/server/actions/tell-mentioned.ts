import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'

/** A text that names colleagues for the first time. */
export interface Mentioning {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly subject: 'remark' | 'evaluation' | 'note'
  readonly subjectId: string
  readonly byAccountId: AccountId
  /** Without the author. */
  readonly accountIds: readonly AccountId[]
}

/**
 * Tells colleagues that a text names them, within the transaction that stores the text.
 *
 * A notice names the text and never holds its words: the reader's right is proved when the notice is opened.
 * Notices are no part of the product yet, so the timeline alone shows a mention.
 */
export async function tellMentioned(
  _work: { readonly db: Database },
  _mentioning: Mentioning,
): Promise<void> {}
