import { timingSafeEqual } from 'node:crypto'
import type { AppServices } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import type { Refusal } from '@candor/kernel/refusal'
import { hashToken, newToken } from '../../../../platform/access/server/gate.ts'
import type { ReturnRefusal } from '../../contract/sign-in.ts'
import type { Identity } from '../../rules/claims.ts'
import { awayMinutes } from '../../rules/limits.ts'
import { readProvider, returnPath } from '../present.ts'
import { findLinked } from '../queries/links.ts'
import { findProviderOfSignIn, type ProviderRow } from '../queries/providers.ts'
import { consumeAway, insertAway } from '../queries/sign-ins.ts'
import { UnmatchedIdentity } from './match-account.ts'
import { ProviderFault, type Providers } from './provider-client.ts'
import { recordRefused } from './record-refused.ts'

/** Refuses in the name of the call at the end of a way to a provider. */
export type RefuseReturn = (refusal: ReturnRefusal, values: { email: string; claim: string }) => Refusal

/** Parameters that the browser brought back from a provider. */
interface Returned {
  readonly state: string
  readonly browser: string
  readonly code?: string | undefined
  readonly iss?: string | undefined
  readonly error?: string | undefined
}

/** Purpose of a way to a provider: a sign-in, or a link with the account. */
interface Journey {
  readonly email: string | null
  readonly target: string | null
  readonly accountId: AccountId | null
}

interface Arrived {
  readonly row: ProviderRow
  readonly identity: Identity
}

const noValues = { email: '', claim: '' }

const returnUrlOf = ({ settings }: AppServices) => `${settings.publicUrl}${returnPath}`

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Sends the browser to a provider; where there is none, or it does not answer, to the page that says so. */
async function leave(
  services: AppServices,
  providers: Providers,
  row: ProviderRow | null,
  { email, target, accountId }: Journey,
): Promise<{ url: string; browser: string }> {
  const { db, clock, secrets } = services
  const returnUrl = returnUrlOf(services)
  const checks = { state: newToken(), nonce: newToken(), codeVerifier: newToken() }
  const browser = newToken()
  await insertAway(db, {
    stateHash: hashToken(checks.state),
    browserHash: hashToken(browser),
    providerId: row?.id ?? null,
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    target,
    accountId,
    expiresAt: new Date(clock.now().getTime() + awayMinutes * 60_000),
  })
  const back = (error: string) => `${returnUrl}?${new URLSearchParams({ state: checks.state, error })}`
  const provider = row && readProvider(row, secrets.open)
  if (!provider) return { url: back(row ? 'unavailable' : 'no_provider'), browser }
  try {
    return { url: await providers.authorizationUrl(provider, checks, { returnUrl, email }), browser }
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    services.log.warn({ err: error, providerId: provider.id }, 'a provider cannot be spoken to')
    return { url: back('unavailable'), browser }
  }
}

/** Uses up the way that a browser comes back from. It must be in time, in the same browser and for the same account. */
async function consumeReturn(
  { db, clock }: AppServices,
  returned: Returned,
  accountId: AccountId | null,
): ReturnType<typeof consumeAway> {
  const away = await consumeAway(db, hashToken(returned.state))
  const isOwn = away !== null && isSame(away.browserHash, hashToken(returned.browser))
  return !away || !isOwn || away.expiresAt <= clock.now() || away.accountId !== accountId ? null : away
}

/** The address that the provider sent the browser to, with the parameters of the protocol alone. */
function returnedUrl(services: AppServices, returned: Returned): URL {
  const url = new URL(returnUrlOf(services))
  for (const key of ['state', 'code', 'iss', 'error'] as const) {
    const value = returned[key]
    if (value !== undefined) url.searchParams.set(key, value)
  }
  return url
}

/** The identity that came back: once, in time, and in the browser that left. All else is refused in the same way. */
async function comeBack(
  services: AppServices,
  providers: Providers,
  returned: Returned,
  { refuse, accountId }: { refuse: RefuseReturn; accountId: AccountId | null },
): Promise<Arrived & { readonly target: string | null }> {
  const { db, secrets, log } = services
  const away = await consumeReturn(services, returned, accountId)
  if (!away) throw refuse('signInOver', noValues)
  const row = away.providerId === null ? null : await findProviderOfSignIn(db, away.providerId)
  if (!row) throw refuse('noProvider', noValues)
  const provider = readProvider(row, secrets.open)
  if (!provider || returned.error === 'unavailable')
    throw await recordAndRefuse(services, row, 'providerUnavailable', { refuse })
  const { nonce, codeVerifier } = away
  const { companyId, issuer } = row
  // An account that links an identity sees its e-mail, so the e-mail is read then.
  const isLinked = async (subject: string) =>
    accountId === null && (await findLinked(db, { companyId, issuer, subject })) !== null
  try {
    const checks = { state: returned.state, nonce, codeVerifier }
    const url = returnedUrl(services, returned)
    const identity = await providers.identify(provider, url, checks, { isLinked })
    return { row, identity, target: away.target }
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.info({ err: error, providerId: row.id }, 'a sign-in by a provider was refused')
    throw await recordAndRefuse(services, row, error.reason, { refuse })
  }
}

async function recordAndRefuse(
  services: AppServices,
  row: ProviderRow,
  refusal: ReturnRefusal,
  {
    refuse,
    email = null,
    claim = null,
  }: { refuse: RefuseReturn; email?: string | null; claim?: string | null },
): Promise<Refusal> {
  await recordRefused(services, row, { refusal, email, claim })
  return refuse(refusal, { email: email ?? '', claim: claim ?? '' })
}

/** Runs the end of a way, and records why its identity opens no account. */
async function settle<Result>(
  services: AppServices,
  { row, identity }: Arrived,
  refuse: RefuseReturn,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnmatchedIdentity)) throw error
    const { email } = identity
    throw await recordAndRefuse(services, row, error.refusal, { refuse, email, claim: error.claim })
  }
}

/** The way to a provider and back, for signing in and for linking. */
export function openWay(services: AppServices, providers: Providers) {
  return {
    leave: (row: ProviderRow | null, journey: Journey) => leave(services, providers, row, journey),
    comeBack: (returned: Returned, refuse: RefuseReturn, accountId: AccountId | null) =>
      comeBack(services, providers, returned, { refuse, accountId }),
    settle: <Result>(arrived: Arrived, refuse: RefuseReturn, work: () => Promise<Result>) =>
      settle(services, arrived, refuse, work),
  }
}

export type Way = ReturnType<typeof openWay>
