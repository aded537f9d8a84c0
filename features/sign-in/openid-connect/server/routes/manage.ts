import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { endWay } from '../../../../platform/access/server/queries/end-way.ts'
import { auditRefusals } from '../../../../platform/audit/contract.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { notifyOwners } from '../../../second-factor/server/queries/owners.ts'
import { keepCompanyEntry } from '../../../sign-in-rules/server/actions/entry.ts'
import {
  checkDomain,
  listProviders as listProvidersCall,
  maxProviders,
  removeProvider,
  saveProvider,
  tryProvider,
} from '../../contract.ts'
import { checkLimit, tryLimit } from '../../rules/limits.ts'
import { isIssuer, isSharedIssuer, readDomain } from '../../rules/provider.ts'
import { checkDomainNow } from '../actions/prove-domain.ts'
import type { Providers } from '../actions/provider-client.ts'
import { signingAlgorithm } from '../actions/provider-configs.ts'
import { composeIdentityMail, presentProvider, readProvider, returnPath, sealContext } from '../present.ts'
import { findDomain, listDomains, replaceDomains } from '../queries/domains.ts'
import {
  deleteProvider,
  findProvider,
  listProviders,
  listStranded,
  storeProvider,
  storeSecretForm,
} from '../queries/providers.ts'

/** A key pair as two JWKs: the private one is sealed, the public one is published. */
async function newKeyPair(kid: string): Promise<{ secret: string; publicKey: object }> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(signingAlgorithm, true, [
    'sign',
    'verify',
  ])
  const [own, shown] = await Promise.all([
    crypto.subtle.exportKey('jwk', privateKey),
    crypto.subtle.exportKey('jwk', publicKey),
  ])
  const { kty, crv, x, y } = shown
  return {
    secret: JSON.stringify({ ...own, kid }),
    publicKey: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' },
  }
}

const field = (name: string) => ({ data: { field: name }, values: { field: name } })

/** Ends the sessions of the identities of an issuer that is no provider of the company any more. */
async function endStrandedSessions(
  { db, now }: Pick<AuditedTransaction, 'db' | 'now'>,
  companyId: CompanyId,
  issuer: string,
): Promise<void> {
  const accountIds = await listStranded(db, companyId, issuer)
  await endWay(db, { accountIds, way: 'oidc', now })
}

/** The calls that manage a company's providers. */
export function serveManage(services: AppServices, serve: Serve, providers: Providers): void {
  const { db, settings, secrets, outside } = services

  const returnUrl = `${settings.publicUrl}${returnPath}`

  const presentAll = async (from: Database, companyId: CompanyId) => {
    const domains = await listDomains(from, companyId)
    const rows = await listProviders(from, companyId)
    return rows.map((row) => presentProvider(row, domains, settings.publicUrl))
  }

  serve(listProvidersCall, async ({ viewer: { companyId, userType } }) => ({
    providers: await presentAll(db, companyId),
    returnUrl,
    mayChange: userType === 'superAdmin',
  }))

  serve(saveProvider, async (request) => {
    const { input } = request
    const { clientSecret, ...withoutSecret } = input
    const { label, issuer, clientId, authMethod } = input
    if (isSharedIssuer(issuer)) throw new Refusal(saveProvider, 'sharedIssuer', field('issuer'))
    if (!isIssuer(issuer, outside)) throw new Refusal(saveProvider, 'badIssuer', field('issuer'))
    const read = input.domains.map(readDomain)
    const bad = read.indexOf(null)
    if (bad !== -1) throw new Refusal(saveProvider, 'badDomain', field(`domains.${bad}`))
    const domains = [...new Set(read.flatMap((domain) => domain ?? []))]
    const keyPair = authMethod === 'private_key_jwt' ? await newKeyPair(newId()) : null
    // A retry is recognised by everything but the secret, of which no hash is kept: it is compared with the stored one.
    const requestWithoutSecret = { ...request, input: withoutSecret }
    let isRetry = true
    const reply = await auditedTransaction(services, saveProvider, requestWithoutSecret, async (doing) => {
      isRetry = false
      const { companyId } = doing.viewer
      const known = input.providerId ? readId<'provider'>(input.providerId) : null
      const before = known && (await findProvider(doing.db, companyId, known, 'locked'))
      if (input.providerId && !before) throw new Refusal(gateRefusals, 'notFound')
      if (before && before.revision !== input.revision) {
        const now = (await presentAll(doing.db, companyId)).find(({ providerId }) => providerId === before.id)
        throw new Refusal(saveProvider, 'changedMeanwhile', { data: { provider: now } })
      }
      const others = (await listProviders(doing.db, companyId)).filter(({ id }) => id !== before?.id)
      if (others.length >= maxProviders) throw new Refusal(saveProvider, 'tooManyProviders')
      const id = before?.id ?? newId()
      // A stored secret stays only for the issuer that it was given for.
      const stays =
        before?.issuer === issuer && before.authMethod === authMethod && before.clientId === clientId
      const given = keyPair && !stays ? keyPair.secret : clientSecret || null
      const isKept = stays && (authMethod === 'private_key_jwt' || !given)
      if (!isKept && !given) throw new Refusal(saveProvider, 'secretMissing', field('clientSecret'))
      const sealedSecret = isKept ? before.sealedSecret : secrets.seal(given ?? '', sealContext(id))
      const kept = before?.publicKey
      const publicKey =
        isKept && typeof kept === 'object' && kept !== null ? kept : (keyPair?.publicKey ?? null)
      const taken = await keepCompanyEntry(doing.services, companyId, async () => {
        await storeProvider(doing.db, {
          id,
          companyId,
          label,
          issuer,
          clientId,
          authMethod,
          sealedSecret,
          changedAt: doing.now,
          publicKey,
          revision: before ? before.revision + 1 : 0,
          secretForm: isKept ? before.secretForm : null,
        })
        return replaceDomains(doing.db, { companyId, providerId: id }, domains)
      })
      if (before && before.issuer !== issuer) await endStrandedSessions(doing, companyId, before.issuer)
      if (taken !== null) {
        const at = field(`domains.${domains.indexOf(taken)}`)
        throw new Refusal(saveProvider, 'domainTaken', { ...at, values: { domain: taken } })
      }
      const loggedFields = (
        of: { label: string; issuer: string; clientId: string; authMethod: string },
        all: string[],
      ) => ({
        name: of.label,
        issuer: of.issuer,
        clientId: of.clientId,
        authMethod: of.authMethod,
        domains: all,
      })
      const from = before && loggedFields(before, before.domains)
      const to = { ...loggedFields(input, domains), ...(isKept ? {} : { hasNewSecret: true }) }
      const action = before ? 'provider.changed' : 'provider.added'
      doing.record({ action, details: { subject: label, from, to } })
      return { providerId: id }
    })
    if (isRetry && clientSecret && authMethod === 'client_secret') {
      const row = await findProvider(db, request.viewer.companyId, reply.providerId)
      const stored = row && readProvider(row, secrets.open)
      if (stored && stored.secret !== clientSecret) throw new Refusal(auditRefusals, 'keyReused')
    }
    return reply
  })

  serve(removeProvider, (request) =>
    auditedTransaction(services, removeProvider, request, async (doing) => {
      const providerId = readId<'provider'>(request.input.providerId)
      const { companyId } = doing.viewer
      const removed =
        providerId &&
        (await keepCompanyEntry(doing.services, companyId, () =>
          deleteProvider(doing.db, companyId, providerId),
        ))
      if (removed === null) throw new Refusal(gateRefusals, 'notFound')
      const { label, unlinked } = removed
      await endWay(doing.db, { accountIds: unlinked, way: 'oidc', now: doing.now })
      doing.record({ action: 'provider.removed', details: { subject: label } })
      const word = composeIdentityMail(request.context.locale, 'providerRemoved', label)
      await notifyOwners(doing.db, { companyId, accountIds: unlinked }, { word, now: doing.now })
      return null
    }),
  )

  serve(tryProvider, async ({ input, viewer: { companyId } }) => {
    const providerId = readId<'provider'>(input.providerId)
    const row = providerId && (await findProvider(db, companyId, providerId))
    if (!row) throw new Refusal(gateRefusals, 'notFound')
    await requireAttempt(services, tryProvider, { key: `trying providers of ${companyId}`, ...tryLimit })
    const provider = readProvider(row, secrets.open)
    if (!provider) return { fault: 'secretLost' as const, hasLogout: false, answer: null }
    const { secretForm, ...looked } = await providers.look(provider, returnUrl)
    if (secretForm !== null) await storeSecretForm(db, row, secretForm)
    return looked
  })

  serve(checkDomain, async ({ input, viewer: { companyId, accountId } }) => {
    const providerId = readId<'provider'>(input.providerId)
    const domain = providerId && (await findDomain(db, { companyId, providerId, domain: input.domain }))
    if (!domain) throw new Refusal(gateRefusals, 'notFound')
    await requireAttempt(services, checkDomain, { key: `domains of ${companyId}`, ...checkLimit })
    const state = await checkDomainNow(services, domain, accountId)
    if (state === null) throw new Refusal(gateRefusals, 'notFound')
    return { state }
  })
}
