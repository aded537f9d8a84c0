import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { endWay } from '../../../../platform/access/server/queries/end-way.ts'
import {
  type ActOf,
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { brandTitle } from '../../../../platform/company/rules.ts'
import { findCompanyRules } from '../../../../platform/company/server/queries.ts'
import { checkProof, consumeProof } from '../../../second-factor/server/actions/proofs.ts'
import { removeFactor } from '../../../second-factor/server/queries/factors.ts'
import { notifyOwner } from '../../../second-factor/server/queries/owners.ts'
import { giveRecoveryCodes, makeFirstCodes } from '../../../second-factor/server/queries/recovery-codes.ts'
import { getAccount } from '../../../session/server/queries/accounts.ts'
import { keepOwnEntry } from '../../../sign-in-rules/server/actions/entry.ts'
import { findSignInPolicy } from '../../../sign-in-rules/server/queries/policy.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '../../contract.ts'
import { maxPasskeys } from '../../rules/limits.ts'
import { addChallenge } from '../queries/challenges.ts'
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  renamePasskey as storeName,
} from '../queries/passkeys.ts'
import { countAsking, creationOptions, requireSite } from './ask.ts'
import { composePasskeyMail } from './compose-passkey-mail.ts'
import { verifyMade } from './verify.ts'

const full = (call: typeof beginPasskey | typeof addPasskey) =>
  new Refusal<'full'>(call, 'full', { values: { count: maxPasskeys } })

/** Begins a new passkey: returns what the browser asks the authenticator for. Needs a fresh proof of the owner. */
export async function begin(services: AppServices, request: CallRequest<typeof beginPasskey>) {
  const { input, viewer, context } = request
  const site = requireSite(services)
  await countAsking(services, context)
  const proof = await checkProof(services, viewer, input.proof)
  return auditedTransaction(services, beginPasskey, withoutIdempotencyKey(request), async (act) => {
    await consumeProof(act.db, viewer, proof, act.now)
    const passkeys = await listPasskeys(act.db, viewer)
    if (passkeys.length >= maxPasskeys) throw full(beginPasskey)
    const account = await getAccount(act.db, viewer.companyId, viewer.accountId)
    const company = brandTitle(await findCompanyRules(act.db, viewer.companyId))
    const challenge = await addChallenge(act.db, { purpose: 'add', of: viewer }, act.now)
    return { options: creationOptions(site, { challenge, company, account, passkeys }) }
  })
}

/** Stores a new passkey. Returns recovery codes if it is the first factor of the account. */
export async function add(services: AppServices, request: CallRequest<typeof addPasskey>) {
  const { input, viewer, context } = request
  const site = requireSite(services)
  const made = await verifyMade(services, input.made, { site, purpose: { purpose: 'add', of: viewer } })
  if (!made) throw new Refusal(addPasskey, 'notMade')
  const codes = await makeFirstCodes(services, viewer)
  const store = async (act: ActOf<typeof addPasskey>) => {
    const { name } = input
    const passkey = { ...made, name, userAgent: context.userAgent, addedAt: act.now }
    const became = await insertPasskey(act.db, viewer, passkey)
    if (became === 'full') throw full(addPasskey)
    if (became === 'there') throw new Refusal(addPasskey, 'there')
    const newCodes = await giveRecoveryCodes(act.services, viewer, codes)
    await report(act, 'added', name, context.locale)
    return { recoveryCodes: [...newCodes] }
  }
  return auditedTransaction(services, addPasskey, withoutIdempotencyKey(request), store, {
    locksAccount: true,
  })
}

/** Records a change in the audit log, and mails it to the owner. */
async function report(
  { db, viewer, now, record }: AuditedTransaction,
  event: 'added' | 'removed',
  name: string,
  locale: Locale,
): Promise<void> {
  record({ action: `passkey.${event}`, details: { subject: name } })
  await notifyOwner(db, viewer, { word: composePasskeyMail(locale, event, name), now })
}

export function rename(services: AppServices, request: CallRequest<typeof renamePasskey>) {
  return auditedTransaction(services, renamePasskey, request, async (act) => {
    const { passkeyId, name } = request.input
    const id = readId<'passkey'>(passkeyId)
    const before = id && (await storeName(act.db, act.viewer, { id, name }))
    if (!before) throw new Refusal(renamePasskey, 'gone')
    if (before !== name) act.record({ action: 'passkey.renamed', details: { from: before, to: name } })
    return null
  })
}

/** The last passkey of an account takes its second factor along, unless the company demands one. */
async function removeLastFactor({ db, viewer }: AuditedTransaction): Promise<void> {
  const { demandsSecondFactor } = await findSignInPolicy(db, viewer.companyId)
  const { left } = await removeFactor(db, viewer, 'passkey')
  if (demandsSecondFactor && left === 0) throw new Refusal(removePasskey, 'demanded')
}

/** Removes a passkey, and ends the other sessions that passkeys opened. Needs a fresh proof of the owner. */
export async function remove(services: AppServices, request: CallRequest<typeof removePasskey>) {
  const { input, viewer, context } = request
  const proof = await checkProof(services, viewer, input.proof)
  const store = async (act: ActOf<typeof removePasskey>) => {
    await consumeProof(act.db, viewer, proof, act.now)
    const id = readId<'passkey'>(input.passkeyId)
    const removed = id && (await keepOwnEntry(act.services, viewer, () => deletePasskey(act.db, viewer, id)))
    if (!removed) throw new Refusal(removePasskey, 'gone')
    if (removed.left === 0) await removeLastFactor(act)
    const { accountId, sessionId } = viewer
    // Which passkey opened a session is not stored: the others are signed in again.
    const kept = { keptSessionId: sessionId, now: act.now }
    await endWay(act.db, { accountIds: [accountId], way: 'passkey', ...kept })
    await report(act, 'removed', removed.name, context.locale)
    return null
  }
  return auditedTransaction(services, removePasskey, withoutIdempotencyKey(request), store, {
    locksAccount: true,
  })
}
