import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { withdrawMails } from '../../../../platform/mail/server/queries.ts'
import type { UndoItem } from '../../../../platform/undo/rules/part.ts'
import { endedItems } from '../../rules/undo-ending.ts'
import { listMailIds } from '../queries/mails.ts'
import { type Revoking, revoke } from '../queries.ts'

/**
 * Ends live shares, withdraws their unsent mails, and logs it for every candidate. Returns how many ended, with what an
 * undo needs.
 */
export async function endShares(
  { db, record }: Pick<EntryTransaction, 'db' | 'record'>,
  revoking: Revoking,
): Promise<{ count: number; items: UndoItem[] }> {
  const revoked = await revoke(db, revoking)
  const ended = revoked.filter(({ isPreview }) => !isPreview)
  await withdrawMails(
    db,
    await listMailIds(
      db,
      ended.map(({ id }) => id),
    ),
  )
  const subject = revoking.shareId === null ? {} : { subject: revoking.shareId }
  for (const [candidateId, count] of countBy(ended))
    record({
      action: 'share.revoked',
      candidateId,
      interviewId: null,
      details: { ...subject, to: { count } },
    })
  return { count: ended.length, items: endedItems(revoked) }
}

function countBy<Row extends { readonly candidateId: string }>(rows: readonly Row[]) {
  const counts = new Map<Row['candidateId'], number>()
  for (const { candidateId } of rows) counts.set(candidateId, (counts.get(candidateId) ?? 0) + 1)
  return counts
}
