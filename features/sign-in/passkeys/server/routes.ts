import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { endWay } from '../../../platform/access/server/queries/end-way.ts'
import { type ActOf, auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../platform/audit/server/actions/without-idempotency-key.ts'
import { brandTitle } from '../../../platform/company/rules.ts'
import { findCompanyRules } from '../../../platform/company/server/queries.ts'
import { checkProof, consumeProof } from '../../second-factor/server/actions/proofs.ts'
import { removeFactor } from '../../second-factor/server/queries/factors.ts'
import { notifyOwner } from '../../second-factor/server/queries/owners.ts'
import { giveRecoveryCodes, makeFirstCodes } from '../../second-factor/server/queries/recovery-codes.ts'
import { getAccount } from '../../session/server/queries/accounts.ts'
import { keepOwnEntry } from '../../sign-in-rules/server/actions/entry.ts'
import { findSignInPolicy } from '../../sign-in-rules/server/queries/policy.ts'
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey, renamePasskey } from '../contract.ts'
import { algorithms, maxPasskeys } from '../rules/limits.ts'
import { presentPasskeys } from './present.ts'
import { addChallenge } from './queries/challenges.ts'
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey as storeName } from './queries/passkeys.ts'
import { countAsking, handleOf, named, requireSite, timeout } from './routes/ask.ts'
import { composePasskeyMail } from './routes/compose-passkey-mail.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { verifyMade } from './routes/verify.ts'

const full = (call: typeof beginPasskey | typeof addPasskey) =>
  new Refusal<'full'>(call, 'full', { values: { count: maxPasskeys } })

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(listOwnPasskeys, async ({ viewer }) => {
    const [rows, policy] = await Promise.all([
      listPasskeys(db, viewer),
      findSignInPolicy(db, viewer.companyId),
    ])
    return { passkeys: presentPasskeys(rows), signsIn: policy.ways.includes('passkey') }
  })

  serve(beginPasskey, async (request) => {
    const { input, viewer, context } = request
    const { id } = requireSite(services)
    await countAsking(services, context)
    const proof = await checkProof(services, viewer, input.proof)
    return auditedTransaction(services, beginPasskey, withoutIdempotencyKey(request), async (doing) => {
      await consumeProof(doing.db, viewer, proof, doing.now)
      const known = await listPasskeys(doing.db, viewer)
      if (known.length >= maxPasskeys) throw full(beginPasskey)
      const { companyId, accountId } = viewer
      const { email, name } = await getAccount(doing.db, companyId, accountId)
      const rules = await findCompanyRules(doing.db, companyId)
      const challenge = await addChallenge(doing.db, { purpose: 'add', of: viewer }, doing.now)
      return {
        options: {
          challenge: Buffer.from(challenge).toString('base64url'),
          timeout,
          rp: { id, name: brandTitle(rules) },
          user: { id: handleOf(accountId), name: email, displayName: name },
          pubKeyCredParams: algorithms.map((alg) => ({
            alg,
            type: 'public-key' as const,
          })),
          excludeCredentials: named(known),
          authenticatorSelection: {
            residentKey: 'required' as const,
            requireResidentKey: true as const,
            userVerification: 'required' as const,
          },
          attestation: 'none' as const,
        },
      }
    })
  })

  serve(addPasskey, async (request) => {
    const { input, viewer, context } = request
    const site = requireSite(services)
    const made = await verifyMade(services, input.made, { site, purpose: { purpose: 'add', of: viewer } })
    if (!made) throw new Refusal(addPasskey, 'notMade')
    const codes = await makeFirstCodes(services, viewer)
    const change = async (doing: ActOf<typeof addPasskey>) => {
      const { name } = input
      const passkey = { ...made, name, userAgent: context.userAgent, addedAt: doing.now }
      const became = await insertPasskey(doing.db, viewer, passkey)
      if (became === 'full') throw full(addPasskey)
      if (became === 'there') throw new Refusal(addPasskey, 'there')
      const newCodes = await giveRecoveryCodes(doing.services, viewer, codes)
      doing.record({ action: 'passkey.added', details: { subject: name } })
      const word = composePasskeyMail(context.locale, 'added', name)
      await notifyOwner(doing.db, viewer, { word, now: doing.now })
      return { recoveryCodes: [...newCodes] }
    }
    return auditedTransaction(services, addPasskey, withoutIdempotencyKey(request), change, {
      locksAccount: true,
    })
  })

  serve(renamePasskey, (request) =>
    auditedTransaction(services, renamePasskey, request, async (doing) => {
      const { passkeyId, name } = request.input
      const id = readId<'passkey'>(passkeyId)
      const before = id && (await storeName(doing.db, doing.viewer, { id, name }))
      if (!before) throw new Refusal(renamePasskey, 'gone')
      if (before !== name) doing.record({ action: 'passkey.renamed', details: { from: before, to: name } })
      return null
    }),
  )

  serve(removePasskey, async (request) => {
    const { input, viewer, context } = request
    const proof = await checkProof(services, viewer, input.proof)
    const change = async (doing: ActOf<typeof removePasskey>) => {
      await consumeProof(doing.db, viewer, proof, doing.now)
      const id = readId<'passkey'>(input.passkeyId)
      const removed =
        id && (await keepOwnEntry(doing.services, viewer, () => deletePasskey(doing.db, viewer, id)))
      if (!removed) throw new Refusal(removePasskey, 'gone')
      if (removed.left === 0) {
        const { demandsSecondFactor } = await findSignInPolicy(doing.db, viewer.companyId)
        const { left } = await removeFactor(doing.db, viewer, 'passkey')
        if (demandsSecondFactor && left === 0) throw new Refusal(removePasskey, 'demanded')
      }
      const { accountId, sessionId } = viewer
      // Which passkey opened a session is not stored: the others are signed in again.
      const kept = { keptSessionId: sessionId, now: doing.now }
      await endWay(doing.db, { accountIds: [accountId], way: 'passkey', ...kept })
      doing.record({ action: 'passkey.removed', details: { subject: removed.name } })
      const word = composePasskeyMail(context.locale, 'removed', removed.name)
      await notifyOwner(doing.db, viewer, { word, now: doing.now })
      return null
    }
    return auditedTransaction(services, removePasskey, withoutIdempotencyKey(request), change, {
      locksAccount: true,
    })
  })

  signInRoutes(services, serve)
}
