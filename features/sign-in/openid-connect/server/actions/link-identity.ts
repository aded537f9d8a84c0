import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { endWay } from '../../../../platform/access/server/queries/end-way.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { checkProof, consumeProof } from '../../../second-factor/server/actions/proofs.ts'
import { notifyOwner } from '../../../second-factor/server/queries/owners.ts'
import { keepOwnEntry } from '../../../sign-in-rules/server/actions/entry.ts'
import { finishIdentityLink, type startIdentityLink, unlinkIdentity } from '../../contract/identities.ts'
import type { Identity } from '../../rules/claims.ts'
import { composeIdentityMail } from '../present.ts'
import { deleteLink, getById, insertLink } from '../queries/links.ts'
import { findProvider, lockProvider, type ProviderRow } from '../queries/providers.ts'
import { UnmatchedIdentity } from './match-account.ts'
import type { RefuseReturn, Way } from './provider-way.ts'

/** Sends the browser to a provider of the company. Needs a fresh proof of the owner. */
export async function startLink(
  services: AppServices,
  way: Way,
  { input, viewer }: CallRequest<typeof startIdentityLink>,
) {
  const { db, clock } = services
  const { companyId, accountId } = viewer
  const providerId = readId<'provider'>(input.providerId)
  const row = providerId && (await findProvider(db, companyId, providerId))
  if (!row) throw new Refusal(gateRefusals, 'notFound')
  const proof = await checkProof(services, viewer, input.proof)
  await db.transaction().execute((transaction) => consumeProof(transaction, viewer, proof, clock.now()))
  return way.leave(row, { email: null, target: null, accountId })
}

/** Stores the link of an identity, and reports it to the audit log and by mail to the owner. */
async function storeLink(
  { db, viewer, now, record }: AuditedTransaction,
  { row, identity: { subject, email } }: { row: ProviderRow; identity: Identity },
  locale: Locale,
): Promise<void> {
  const { companyId, accountId } = viewer
  if (!(await lockProvider(db, row))) throw new UnmatchedIdentity('providerGone')
  const { name } = await getById(db, companyId, accountId)
  const link = {
    id: randomUUID(),
    companyId,
    accountId,
    issuer: row.issuer,
    subject,
    email: email ?? '',
    linkedAt: now,
  }
  if (!(await insertLink(db, link))) throw new UnmatchedIdentity('alreadyLinked')
  const to = { account: name, ...(email === null ? {} : { email }) }
  record({ action: 'identity.linked', details: { subject: row.label, to } })
  await notifyOwner(db, viewer, { word: composeIdentityMail(locale, 'linked', row.label), now })
}

/** Links the identity that came back with the caller's account. */
export async function finishLink(
  services: AppServices,
  way: Way,
  request: CallRequest<typeof finishIdentityLink>,
) {
  const { input, viewer, context } = request
  const refuse: RefuseReturn = (refusal, values) => new Refusal(finishIdentityLink, refusal, { values })
  const { row, identity } = await way.comeBack(input, refuse, viewer.accountId)
  if (row.companyId !== viewer.companyId) throw new Refusal(finishIdentityLink, 'signInOver')
  return way.settle({ row, identity }, refuse, () =>
    auditedTransaction(services, finishIdentityLink, request, async (act) => {
      await storeLink(act, { row, identity }, context.locale)
      return null
    }),
  )
}

/** Removes a link, and ends the other sessions that it opened. Needs a fresh proof of the owner. */
export async function unlink(services: AppServices, request: CallRequest<typeof unlinkIdentity>) {
  const { input, viewer, context } = request
  const proof = await checkProof(services, viewer, input.proof)
  return auditedTransaction(services, unlinkIdentity, withoutIdempotencyKey(request), async (act) => {
    const { db, now } = act
    await consumeProof(db, viewer, proof, now)
    const { companyId, accountId } = act.viewer
    const linkId = readId<'link'>(input.identityId)
    const removing = () => deleteLink(db, { companyId, accountId, linkId: linkId ?? '' })
    const label = linkId && (await keepOwnEntry(act.services, viewer, removing))
    if (!label) throw new Refusal(gateRefusals, 'notFound')
    await endWay(db, { accountIds: [accountId], way: 'oidc', now, keptSessionId: viewer.sessionId })
    const { name } = await getById(db, companyId, accountId)
    act.record({ action: 'identity.unlinked', details: { subject: label, to: { account: name } } })
    await notifyOwner(db, act.viewer, { word: composeIdentityMail(context.locale, 'unlinked', label), now })
    return null
  })
}
