import type { InputOf } from '@candor/call/define'
import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { endWay } from '../../../../platform/access/server/queries/end-way.ts'
import { auditRefusals } from '../../../../platform/audit/contract.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { keepCompanyEntry } from '../../../sign-in-rules/server/actions/entry.ts'
import { maxProviders, saveProvider } from '../../contract/providers.ts'
import { isIssuer, isSharedIssuer, readDomain } from '../../rules/provider.ts'
import { presentProvider, readProvider, sealContext } from '../present.ts'
import { listDomains, replaceDomains } from '../queries/domains.ts'
import {
  findProvider,
  listProviders,
  listStranded,
  type ProviderRow,
  storeProvider,
} from '../queries/providers.ts'
import { signingAlgorithm } from './provider-configs.ts'

type Input = InputOf<typeof saveProvider>

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

type KeyPair = Awaited<ReturnType<typeof newKeyPair>>

const field = (name: string) => ({ data: { field: name }, values: { field: name } })

/** The domains of an input, each once. Refuses a bad issuer or domain. */
function readDomains({ outside }: AppServices, { issuer, domains }: Input): string[] {
  if (isSharedIssuer(issuer)) throw new Refusal(saveProvider, 'sharedIssuer', field('issuer'))
  if (!isIssuer(issuer, outside)) throw new Refusal(saveProvider, 'badIssuer', field('issuer'))
  const read = domains.map(readDomain)
  const bad = read.indexOf(null)
  if (bad !== -1) throw new Refusal(saveProvider, 'badDomain', field(`domains.${bad}`))
  return [...new Set(read.flatMap((domain) => domain ?? []))]
}

/** The stored provider that the input changes, locked; null for a new one. Refuses an input of an old revision. */
async function findChanged(act: AuditedTransaction, input: Input): Promise<ProviderRow | null> {
  const { companyId } = act.viewer
  const providerId = input.providerId ? readId<'provider'>(input.providerId) : null
  const before = providerId && (await findProvider(act.db, companyId, providerId, 'locked'))
  if (input.providerId && !before) throw new Refusal(gateRefusals, 'notFound')
  const rows = await listProviders(act.db, companyId)
  if (before && before.revision !== input.revision) {
    const row = rows.find(({ id }) => id === before.id)
    const domains = await listDomains(act.db, companyId)
    const now = row && presentProvider(row, domains, act.services.settings.publicUrl)
    throw new Refusal(saveProvider, 'changedMeanwhile', { data: { provider: now } })
  }
  const others = rows.filter(({ id }) => id !== before?.id)
  if (others.length >= maxProviders) throw new Refusal(saveProvider, 'tooManyProviders')
  return before
}

/** The secret to store: the stored one, the given one, or a new key. A stored secret stays for its own issuer alone. */
function chooseSecret(
  { secrets }: AppServices,
  { issuer, clientId, authMethod, clientSecret }: Input,
  { id, before, keyPair }: { id: string; before: ProviderRow | null; keyPair: KeyPair | null },
) {
  const stays = before?.issuer === issuer && before.authMethod === authMethod && before.clientId === clientId
  const given = keyPair && !stays ? keyPair.secret : clientSecret || null
  const isKept = stays && (authMethod === 'private_key_jwt' || !given)
  if (isKept) {
    const { sealedSecret, publicKey, secretForm } = before
    const hasKey = typeof publicKey === 'object' && publicKey !== null
    const shownKey = hasKey ? publicKey : (keyPair?.publicKey ?? null)
    return { isKept, stored: { sealedSecret, publicKey: shownKey, secretForm } }
  }
  if (!given) throw new Refusal(saveProvider, 'secretMissing', field('clientSecret'))
  const sealedSecret = secrets.seal(given, sealContext(id))
  return { isKept, stored: { sealedSecret, publicKey: keyPair?.publicKey ?? null, secretForm: null } }
}

/** Ends the sessions of the identities of an issuer that is no provider of the company any more. */
async function endStrandedSessions(
  { db, now }: AuditedTransaction,
  companyId: CompanyId,
  issuer: string,
): Promise<void> {
  const accountIds = await listStranded(db, companyId, issuer)
  await endWay(db, { accountIds, way: 'oidc', now })
}

const loggedFields = (
  { label, issuer, clientId, authMethod }: Pick<ProviderRow, 'label' | 'issuer' | 'clientId' | 'authMethod'>,
  domains: readonly string[],
) => ({ name: label, issuer, clientId, authMethod, domains })

/** Stores the provider with its domains, and records the change. Returns its id. */
async function store(
  act: AuditedTransaction,
  input: Input,
  { domains, keyPair }: { domains: string[]; keyPair: KeyPair | null },
): Promise<string> {
  const { companyId } = act.viewer
  const { label, issuer, clientId, authMethod } = input
  const before = await findChanged(act, input)
  const id = before?.id ?? newId()
  const { isKept, stored } = chooseSecret(act.services, input, { id, before, keyPair })
  const taken = await keepCompanyEntry(act.services, companyId, async () => {
    const revision = before ? before.revision + 1 : 0
    const saved = { id, companyId, label, issuer, clientId, authMethod, revision, changedAt: act.now }
    await storeProvider(act.db, { ...saved, ...stored })
    return replaceDomains(act.db, { companyId, providerId: id }, domains)
  })
  if (before && before.issuer !== issuer) await endStrandedSessions(act, companyId, before.issuer)
  if (taken !== null) {
    const at = field(`domains.${domains.indexOf(taken)}`)
    throw new Refusal(saveProvider, 'domainTaken', { ...at, values: { domain: taken } })
  }
  const from = before && loggedFields(before, before.domains)
  const to = { ...loggedFields(input, domains), ...(isKept ? {} : { hasNewSecret: true }) }
  const action = before ? 'provider.changed' : 'provider.added'
  act.record({ action, details: { subject: label, from, to } })
  return id
}

/** Refuses a retry with another secret than the stored one. */
async function requireSameSecret(
  { db, secrets }: AppServices,
  companyId: CompanyId,
  { providerId, clientSecret }: { providerId: string; clientSecret: string },
): Promise<void> {
  const row = await findProvider(db, companyId, providerId)
  const stored = row && readProvider(row, secrets.open)
  if (stored && stored.secret !== clientSecret) throw new Refusal(auditRefusals, 'keyReused')
}

/** Adds or changes a provider of the company. */
export async function save(services: AppServices, request: CallRequest<typeof saveProvider>) {
  const { input } = request
  const domains = readDomains(services, input)
  const keyPair = input.authMethod === 'private_key_jwt' ? await newKeyPair(newId()) : null
  // A retry is recognised by its other fields: no hash of the secret is kept, so it is compared with the stored one.
  const { clientSecret, ...withoutSecret } = input
  const requestWithoutSecret = { ...request, input: withoutSecret }
  let isRetry = true
  const reply = await auditedTransaction(services, saveProvider, requestWithoutSecret, async (act) => {
    isRetry = false
    return { providerId: await store(act, input, { domains, keyPair }) }
  })
  if (isRetry && clientSecret && input.authMethod === 'client_secret')
    await requireSameSecret(services, request.viewer.companyId, { ...reply, clientSecret })
  return reply
}
