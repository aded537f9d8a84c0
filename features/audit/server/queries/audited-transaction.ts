import type { AnyCall, ReplyOf } from '@candor/call/define'
import { type AskedOf, readStoredReply } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../access/rules/viewer.ts'
import type { ActProofOf } from '../../../access/server/gate/report-access.ts'
import { proveAct, proveWithin } from '../../../access/server/gate/with-rights.ts'
import type { PersonAccess } from '../../../access/server/gate.ts'
import { auditRefusals } from '../../contract.ts'
import { canonicalText } from '../../rules/canonical.ts'
import { hashOf } from './entries.ts'
import { type EntryTransaction, transactionWithEntries } from './transaction-with-entries.ts'

/** One act of a person: everything that it stores, in one transaction. */
export interface AuditedTransaction extends EntryTransaction {
  /** The services on that transaction, for the gate: what it proves holds for what the act then does. */
  readonly services: AppServices
  /** Who acts, as the account is now. */
  readonly viewer: Viewer
}

type ActingCall = AnyCall & { readonly access: PersonAccess }

type ActingRequest<C extends AnyCall> = Pick<AskedOf<C>, 'input' | 'context'> & {
  readonly viewer: Viewer
}

/** An act of a call, with the proof of what the call declares. */
export type ActOf<C extends ActingCall> = AuditedTransaction & ActProofOf<C['access']>

const keyForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Takes a key for this act. Returns the first answer where the act was already done with the same key.
 *
 * A second try that comes while the first one is at work waits here for its end.
 */
async function claimKey(db: Database, call: AnyCall, request: ActingRequest<AnyCall>, now: Date) {
  const { context, viewer, input } = request
  const key = context.idempotencyKey
  if (key === null) return null
  if (!keyForm.test(key)) throw new Refusal(auditRefusals, 'badKey')
  const { accountId } = viewer
  const inputHash = hashOf(canonicalText(input))
  const claimed = await db
    .insertInto('answeredRequest')
    .values({ accountId, key, call: call.path, inputHash, reply: null, answeredAt: now })
    .onConflict((on) => on.columns(['accountId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const known = await db
    .selectFrom('answeredRequest')
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .select(['call', 'inputHash', 'reply'])
    .executeTakeFirstOrThrow()
  if (known.call !== call.path || known.inputHash !== inputHash) throw new Refusal(auditRefusals, 'keyReused')
  return { reply: known.reply }
}

async function keepReply(db: Database, { context, viewer }: ActingRequest<AnyCall>, reply: unknown) {
  if (context.idempotencyKey === null) return
  await db
    .updateTable('answeredRequest')
    .set({ reply: JSON.stringify(reply) })
    .where('accountId', '=', viewer.accountId)
    .where('key', '=', context.idempotencyKey)
    .execute()
}

/**
 * Does one act of a signed-in person: all of it or nothing, with its entries in the audit log.
 *
 * It is answered after the commit. With an `idempotency-key` (a UUID, kept for a day) a retry does nothing again and
 * gets the first answer; the same key for something else is refused. What `work` throws undoes everything.
 *
 * What the call declares is proved here, just before `work`: a retry must get its answer even when what was done has
 * closed the way, and a right that was taken away meanwhile must no longer do anything. `before` takes what must be
 * taken before a candidate is.
 */
export async function auditedTransaction<C extends ActingCall>(
  services: AppServices,
  call: C,
  request: ActingRequest<C>,
  work: (act: ActOf<C>) => Promise<ReplyOf<C>>,
  { before }: { before?: (db: Database, companyId: CompanyId) => Promise<void> } = {},
): Promise<ReplyOf<C>> {
  return transactionWithEntries(services, request.viewer, async ({ db, now, record }) => {
    const within = { ...services, db }
    const access: C['access'] = call.access
    const viewer = await proveWithin(within, access, request)
    const known = await claimKey(db, call, request, now)
    if (known) return readStoredReply(call, known.reply)
    await before?.(db, viewer.companyId)
    const proof = await proveAct(within, access, viewer, request.input)
    const reply = await work({ db, services: within, now, record, ...proof })
    await keepReply(db, request, reply)
    return reply
  })
}
