import type { AppServices } from '@candor/db/database'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { type FoundPasskey, recordUse } from '../queries/passkeys.ts'
import { wrongPasskey } from './ask.ts'

/** The signature is valid but the counter is lower than before: the passkey may have been copied. */
function recordBack(services: AppServices, { companyId, accountName, name }: FoundPasskey): Promise<void> {
  return transactionWithEntries(services, { companyId, accountId: null }, async ({ record }) =>
    record({ action: 'passkey.refused', details: { subject: accountName, to: { name } } }),
  )
}

/**
 * Ends a sign-in with a proven use of a passkey, which `finish` records in the transaction that opens the session. A
 * use with a lower counter than before is refused, and logged after the transaction is rolled back.
 */
export async function finishWith<Ended>(
  services: AppServices,
  { passkey, counter }: { readonly passkey: FoundPasskey; readonly counter: number },
  finish: (take: (audited: EntryTransaction) => Promise<void>) => Promise<Ended>,
): Promise<Ended> {
  let isBack = false
  const take = async ({ db, now }: EntryTransaction) => {
    const taken = await recordUse(db, passkey, { counter, now })
    isBack = taken === 'back'
    if (taken !== 'taken') throw wrongPasskey()
  }
  try {
    return await finish(take)
  } catch (error) {
    if (isBack) await recordBack(services, passkey)
    throw error
  }
}
