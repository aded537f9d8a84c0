import type { AppServices } from '@candor/db/database'
import { mayRecordRefused, recordRefusedEveryMs } from '../../rules/refused.ts'
import {
  clearUntold,
  countRefused,
  findAccountName,
  listWaiting,
  lockUntold,
  lockWaiting,
  type OfAccount,
} from '../queries/refused-sign-ins.ts'
import { type EntryTransaction, transactionWithEntries } from './transaction-with-entries.ts'

async function recordRefusedCount(
  { db, now, record }: EntryTransaction,
  { accountId }: OfAccount,
  tries: number,
): Promise<void> {
  await clearUntold(db, accountId, { toldAt: now })
  const subject = (await findAccountName(db, accountId)) ?? ''
  record({ action: 'signIn.refused', details: { subject, to: { tries } } })
}

/** Nobody is named as the one who tried: they did not prove to be the account. */
const byNobody = ({ companyId }: OfAccount) => ({ companyId, accountId: null })

/**
 * Counts a refused sign-in to an account. The first one in an hour is logged at once, with the number of those before
 * it.
 */
export function recordRefusedSignIn(services: AppServices, account: OfAccount): Promise<void> {
  return transactionWithEntries(services, byNobody(account), async (audited) => {
    const { untold, toldAt } = await countRefused(audited.db, account)
    if (mayRecordRefused(toldAt, audited.now)) await recordRefusedCount(audited, account, untold)
  })
}

/** Logs a sign-in and its method, with the number of refused ones since the log last had any. */
export async function recordSignIn(
  { db, record }: EntryTransaction,
  { accountId, way }: OfAccount & { readonly way: string },
  address: string,
): Promise<void> {
  const untold = await lockUntold(db, accountId)
  if (untold !== null) await clearUntold(db, accountId)
  record({ action: 'signIn.made', details: { to: { address, way, refusedBefore: untold ?? 0 } } })
}

/** Logs the refused sign-ins that came after an entry and were followed by none. Returns the number of accounts. */
export async function recordWaitingRefusals(services: AppServices): Promise<number> {
  const before = new Date(services.clock.now().getTime() - recordRefusedEveryMs)
  const waiting = await listWaiting(services.db, before)
  for (const account of waiting) {
    await transactionWithEntries(services, byNobody(account), async (audited) => {
      const untold = await lockWaiting(audited.db, account.accountId, before)
      if (untold !== null) await recordRefusedCount(audited, account, untold)
    })
  }
  return waiting.length
}
