import { randomUUID } from 'node:crypto'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { endWay } from '../../../../platform/access/server/queries/end-way.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { checkProof, consumeProof } from '../../../second-factor/server/actions/proofs.ts'
import { notifyOwner } from '../../../second-factor/server/queries/owners.ts'
import { keepOwnEntry } from '../../../sign-in-rules/server/actions/entry.ts'
import { finishIdentityLink, listOwnIdentities, startIdentityLink, unlinkIdentity } from '../../contract.ts'
import { UnmatchedIdentity } from '../actions/match-account.ts'
import { composeIdentityMail } from '../present.ts'
import { deleteLink, getById, insertLink, listLinks } from '../queries/links.ts'
import { findProvider, listProviders, lockProvider } from '../queries/providers.ts'
import type { RefuseReturn, Way } from './sign-in.ts'

/** The identities of the caller's account. Linking one needs a fresh proof of the owner, and no matching e-mail. */
export function serveOwn(services: AppServices, serve: Serve, way: Way): void {
  const { db } = services

  serve(listOwnIdentities, async ({ viewer: { companyId, accountId } }) => {
    const [links, providers] = await Promise.all([
      listLinks(db, companyId, accountId),
      listProviders(db, companyId),
    ])
    const linked = new Set(links.map(({ issuer }) => issuer))
    return {
      identities: links.map(({ id, label, email, linkedAt }) => ({
        identityId: id,
        label,
        email,
        linkedAt: linkedAt.getTime(),
      })),
      offered: providers
        .filter(({ issuer }) => !linked.has(issuer))
        .map(({ id, label }) => ({ providerId: id, label })),
    }
  })

  serve(startIdentityLink, async (request) => {
    const { input, viewer } = request
    const { companyId, accountId } = viewer
    const providerId = readId<'provider'>(input.providerId)
    const row = providerId && (await findProvider(db, companyId, providerId))
    if (!row) throw new Refusal(gateRefusals, 'notFound')
    const proof = await checkProof(services, viewer, input.proof)
    await db
      .transaction()
      .execute((transaction) => consumeProof(transaction, viewer, proof, services.clock.now()))
    return way.leave(row, { email: null, target: null, accountId })
  })

  serve(finishIdentityLink, async (request) => {
    const { input, viewer, context } = request
    const refuse: RefuseReturn = (refusal, values) => new Refusal(finishIdentityLink, refusal, { values })
    const { row, identity } = await way.comeBack(input, refuse, viewer.accountId)
    if (row.companyId !== viewer.companyId) throw new Refusal(finishIdentityLink, 'signInOver')
    return way.settle({ row, identity }, refuse, () =>
      auditedTransaction(services, finishIdentityLink, request, async (doing) => {
        const { companyId, accountId } = doing.viewer
        if (!(await lockProvider(doing.db, row))) throw new UnmatchedIdentity('providerGone')
        const { name } = await getById(doing.db, companyId, accountId)
        const { subject, email } = identity
        const of = { companyId, accountId, issuer: row.issuer, subject }
        const link = { id: randomUUID(), ...of, email: email ?? '', linkedAt: doing.now }
        if (!(await insertLink(doing.db, link))) throw new UnmatchedIdentity('alreadyLinked')
        const to = { account: name, ...(email === null ? {} : { email }) }
        doing.record({ action: 'identity.linked', details: { subject: row.label, to } })
        const word = composeIdentityMail(context.locale, 'linked', row.label)
        await notifyOwner(doing.db, doing.viewer, { word, now: doing.now })
        return null
      }),
    )
  })

  serve(unlinkIdentity, async (request) => {
    const { input, viewer, context } = request
    const proof = await checkProof(services, viewer, input.proof)
    return auditedTransaction(services, unlinkIdentity, withoutIdempotencyKey(request), async (doing) => {
      await consumeProof(doing.db, viewer, proof, doing.now)
      const { companyId, accountId } = doing.viewer
      const linkId = readId<'link'>(input.identityId)
      const removing = () => deleteLink(doing.db, { companyId, accountId, linkId: linkId ?? '' })
      const label = linkId && (await keepOwnEntry(doing.services, viewer, removing))
      if (!label) throw new Refusal(gateRefusals, 'notFound')
      const { now } = doing
      const keptSessionId = viewer.sessionId
      await endWay(doing.db, { accountIds: [accountId], way: 'oidc', now, keptSessionId })
      const { name } = await getById(doing.db, companyId, accountId)
      doing.record({ action: 'identity.unlinked', details: { subject: label, to: { account: name } } })
      const word = composeIdentityMail(context.locale, 'unlinked', label)
      await notifyOwner(doing.db, doing.viewer, { word, now: doing.now })
      return null
    })
  })
}
