import type { AnyCall, ReplyOf } from '@candor/call/define'
import { type ReceivedOf, readStoredReply } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../access/rules/viewer.ts'
import type { ActProofOf } from '../../../access/server/gate/report-access.ts'
import { type ProofOptions, proveAct, proveWithin } from '../../../access/server/gate/with-rights.ts'
import type { PersonAccess } from '../../../access/server/gate.ts'
import { auditRefusals } from '../../contract.ts'
import { canonicalText } from '../../rules/canonical.ts'
import { getAnsweredRequest, insertRequest, updateReply } from '../queries/answered-requests.ts'
import { hashOf } from '../queries/entries.ts'
import { type EntryTransaction, transactionWithEntries } from './transaction-with-entries.ts'

/** The transaction of one act of a person, with everything that it stores. */
export interface AuditedTransaction extends EntryTransaction {
  /** The services on that transaction, for the gate: its proof holds until the act is stored. */
  readonly services: AppServices
  /** The account that acts, as it is now. */
  readonly viewer: Viewer
}

type ActingCall = AnyCall & { readonly access: PersonAccess }

type ActingRequest<C extends AnyCall> = Pick<ReceivedOf<C>, 'input' | 'context'> & {
  readonly viewer: Viewer
}

/** An act of a call, with the proof of what the call declares. */
export type ActOf<C extends ActingCall> = AuditedTransaction & ActProofOf<C['access']>

const keyForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Claims an idempotency key for this act. Returns the first reply where the act was already done with the same key.
 *
 * A second try waits here until the first one has ended.
 */
async function claimKey(db: Database, call: AnyCall, request: ActingRequest<AnyCall>, now: Date) {
  const { context, viewer, input } = request
  const key = context.idempotencyKey
  if (key === null) return null
  if (!keyForm.test(key)) throw new Refusal(auditRefusals, 'badKey')
  const { accountId } = viewer
  const inputHash = hashOf(canonicalText(input))
  if (await insertRequest(db, { accountId, key, call: call.path, inputHash, answeredAt: now })) return null
  const known = await getAnsweredRequest(db, { accountId, key })
  if (known.call !== call.path || known.inputHash !== inputHash) throw new Refusal(auditRefusals, 'keyReused')
  return { reply: known.reply }
}

async function keepReply(
  db: Database,
  { context, viewer }: ActingRequest<AnyCall>,
  reply: unknown,
  about: ReadonlySet<CandidateId>,
) {
  if (context.idempotencyKey === null) return
  await updateReply(db, { accountId: viewer.accountId, key: context.idempotencyKey }, reply, [...about])
}

interface ActOptions extends Pick<ProofOptions, 'locksAccount'> {
  readonly before?: (db: Database, companyId: CompanyId) => Promise<void>
}

/**
 * Does one act of a signed-in person: all of it or nothing, with its entries in the audit log.
 *
 * The reply is sent after the commit. With an `idempotency-key` (a UUID, kept for 8 days) a retry does nothing and gets
 * the first reply; the same key for something else is refused. An error in `work` undoes everything.
 *
 * What the call declares is proved here, just before `work`: a retry must get its reply even when the act itself has
 * closed the way, and a right that was taken away meanwhile must have no effect. `before` locks what must be locked
 * before the candidate.
 */
export async function auditedTransaction<C extends ActingCall>(
  services: AppServices,
  call: C,
  request: ActingRequest<C>,
  work: (act: ActOf<C>) => Promise<ReplyOf<C>>,
  { before, locksAccount = false }: ActOptions = {},
): Promise<ReplyOf<C>> {
  return transactionWithEntries(services, request.viewer, async ({ db, now, record }) => {
    const within = { ...services, db }
    const access: C['access'] = call.access
    const viewer = await proveWithin(within, access, request, { locksAccount })
    const known = await claimKey(db, call, request, now)
    if (known) return readStoredReply(call, known.reply)
    await before?.(db, viewer.companyId)
    const proof = await proveAct(within, access, viewer, request.input)
    const about = new Set<CandidateId>()
    const recordAbout: typeof record = (entry) => {
      if (entry.candidateId) about.add(entry.candidateId)
      record(entry)
    }
    const reply = await work({ db, services: within, now, record: recordAbout, ...proof })
    await keepReply(db, request, reply, about)
    return reply
  })
}
