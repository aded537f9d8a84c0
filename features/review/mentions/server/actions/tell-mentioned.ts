import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'
import { notify } from '../../../../platform/notify/server/actions/notify.ts'

/** A text that names colleagues for the first time. */
export interface Mentioning {
  readonly companyId: CompanyId
  /** Null for the notes of an act on several candidates. */
  readonly candidateId: CandidateId | null
  readonly subject: 'remark' | 'evaluation' | 'note' | 'notes'
  readonly subjectId: string
  readonly byAccountId: AccountId
  /** Without the author. */
  readonly accountIds: readonly AccountId[]
}

const variants = { remark: 'remark', evaluation: 'opinion', note: 'note', notes: 'notes' } as const

/**
 * Tells colleagues that a text names them, within the transaction that stores the text.
 *
 * A notice names the text and never holds its words: the reader's right is proved when the notice is read.
 */
export async function tellMentioned(
  { db, now }: { readonly db: Database; readonly now: Date },
  { companyId, candidateId, subject, subjectId, byAccountId, accountIds }: Mentioning,
): Promise<void> {
  await notify(
    { db, now, viewer: { companyId, accountId: byAccountId } },
    {
      kind: 'mentioned',
      to: accountIds,
      candidateId,
      about: { variant: variants[subject], thingId: subjectId },
    },
  )
}
