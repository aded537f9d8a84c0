import type { AppServices, Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { mayRecordRefused, recordRefusedEveryMs } from '../../rules/refused.ts'
import { type EntryTransaction, transactionWithEntries } from './transaction-with-entries.ts'

interface Of {
  readonly companyId: CompanyId
  readonly accountId: AccountId
}

async function countRefused(db: Database, of: Of) {
  return db
    .insertInto('refusedSignIn')
    .values({ ...of, untold: 1, toldAt: null })
    .onConflict((on) =>
      on.column('accountId').doUpdateSet((eb) => ({ untold: eb('refusedSignIn.untold', '+', 1) })),
    )
    .returning(['untold', 'toldAt'])
    .executeTakeFirstOrThrow()
}

async function recordRefusedCount(
  { db, now, record }: EntryTransaction,
  { accountId }: Of,
  tries: number,
): Promise<void> {
  await db
    .updateTable('refusedSignIn')
    .set({ untold: 0, toldAt: now })
    .where('accountId', '=', accountId)
    .execute()
  const account = await db.selectFrom('account').where('id', '=', accountId).select('name').executeTakeFirst()
  record({ action: 'signIn.refused', details: { subject: account?.name ?? '', to: { tries } } })
}

/** Nobody is named as the one who tried: they did not prove to be the account. */
const byNobody = ({ companyId }: Of) => ({ companyId, accountId: null })

/**
 * Counts a refused sign-in to an account. The first one in an hour is logged at once, with the number of those before
 * it.
 */
export function recordRefusedSignIn(services: AppServices, of: Of): Promise<void> {
  return transactionWithEntries(services, byNobody(of), async (audited) => {
    const { untold, toldAt } = await countRefused(audited.db, of)
    if (mayRecordRefused(toldAt, audited.now)) await recordRefusedCount(audited, of, untold)
  })
}

/** Logs a sign-in and its method, with the number of refused ones since the log last had any. */
export async function recordSignIn(
  { db, record }: EntryTransaction,
  { accountId, way }: Of & { readonly way: string },
  address: string,
): Promise<void> {
  const row = await db
    .selectFrom('refusedSignIn')
    .where('accountId', '=', accountId)
    .forUpdate()
    .select('untold')
    .executeTakeFirst()
  if (row)
    await db.updateTable('refusedSignIn').set({ untold: 0 }).where('accountId', '=', accountId).execute()
  record({ action: 'signIn.made', details: { to: { address, way, refusedBefore: row?.untold ?? 0 } } })
}

/** Logs the refused sign-ins that came after an entry and were followed by none. Returns the number of accounts. */
export async function recordWaitingRefusals(services: AppServices): Promise<number> {
  const before = new Date(services.clock.now().getTime() - recordRefusedEveryMs)
  const waiting = await services.db
    .selectFrom('refusedSignIn')
    .where('untold', '>', 0)
    .where('toldAt', '<=', before)
    .select(['companyId', 'accountId'])
    .execute()
  for (const of of waiting) {
    await transactionWithEntries(services, byNobody(of), async (audited) => {
      const row = await audited.db
        .selectFrom('refusedSignIn')
        .where('accountId', '=', of.accountId)
        .where('untold', '>', 0)
        .where('toldAt', '<=', before)
        .forUpdate()
        .select('untold')
        .executeTakeFirst()
      if (row) await recordRefusedCount(audited, of, row.untold)
    })
  }
  return waiting.length
}
