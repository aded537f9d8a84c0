import { timingSafeEqual } from 'node:crypto'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { AccountId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { hashToken, newToken } from '../../../../platform/access/server/gate.ts'
import { chatTarget } from '../../../session/rules/chat-site.ts'
import { ownPath } from '../../../session/rules/own-path.ts'
import { finishSignIn } from '../../../session/server/actions/finish-sign-in.ts'
import { finishCompanySignIn, type ReturnRefusal, startCompanySignIn } from '../../contract.ts'
import type { Identity } from '../../rules/claims.ts'
import { awayMinutes, startLimit } from '../../rules/limits.ts'
import { matchAccount, UnmatchedIdentity } from '../actions/match-account.ts'
import { ProviderFault, type Providers } from '../actions/provider-client.ts'
import { recordRefused } from '../actions/record-refused.ts'
import { readProvider, returnPath } from '../present.ts'
import { findLinked } from '../queries/links.ts'
import { findProviderOfEmail, findProviderOfSignIn, type ProviderRow } from '../queries/providers.ts'
import { consumeAway, insertAway } from '../queries/sign-ins.ts'

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Refuses in the name of the call at the end of a way to a provider. */
export type RefuseReturn = (refusal: ReturnRefusal, values: { email: string; claim: string }) => Refusal

const noValues = { email: '', claim: '' }

export interface Returned {
  readonly state: string
  readonly browser: string
  readonly code?: string | undefined
  readonly iss?: string | undefined
  readonly error?: string | undefined
}

/** The way to a provider and back, for signing in and for linking. */
export function openWay(services: AppServices, providers: Providers) {
  const { db, clock, settings, secrets } = services
  const returnUrl = `${settings.publicUrl}${returnPath}`

  /** Sends the browser to a provider; where there is none, or it does not answer, to the page that says so. */
  async function leave(
    row: ProviderRow | null,
    {
      email,
      target,
      accountId,
    }: { email: string | null; target: string | null; accountId: AccountId | null },
  ): Promise<{ url: string; browser: string }> {
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

  /** The identity that came back: once, in time, and in the browser that left. All else is refused in the same way. */
  async function comeBack(
    returned: Returned,
    refuse: RefuseReturn,
    accountId: AccountId | null,
  ): Promise<{ row: ProviderRow; identity: Identity; target: string | null }> {
    const away = await consumeAway(db, hashToken(returned.state))
    const isOwn = away !== null && isSame(away.browserHash, hashToken(returned.browser))
    if (!away || !isOwn || away.expiresAt <= clock.now() || away.accountId !== accountId)
      throw refuse('signInOver', noValues)
    const row = away.providerId === null ? null : await findProviderOfSignIn(db, away.providerId)
    if (!row) throw refuse('noProvider', noValues)
    const provider = readProvider(row, secrets.open)
    if (!provider || returned.error === 'unavailable')
      throw await recordAndRefuse(row, 'providerUnavailable', refuse)
    const url = new URL(returnUrl)
    for (const key of ['state', 'code', 'iss', 'error'] as const) {
      const value = returned[key]
      if (value !== undefined) url.searchParams.set(key, value)
    }
    const { nonce, codeVerifier } = away
    const { companyId, issuer } = row
    // Whoever links an identity sees its e-mail, so that it is read then.
    const isLinked = async (subject: string) =>
      accountId === null && (await findLinked(db, { companyId, issuer, subject })) !== null
    try {
      const checks = { state: returned.state, nonce, codeVerifier }
      const identity = await providers.identify(provider, url, checks, { isLinked })
      return { row, identity, target: away.target }
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error
      services.log.info({ err: error, providerId: row.id }, 'a sign-in by a provider was refused')
      throw await recordAndRefuse(row, error.reason, refuse)
    }
  }

  async function recordAndRefuse(
    row: ProviderRow,
    refusal: ReturnRefusal,
    refuse: RefuseReturn,
    { email = null, claim = null }: { email?: string | null; claim?: string | null } = {},
  ) {
    await recordRefused(services, row, { refusal, email, claim })
    return refuse(refusal, { email: email ?? '', claim: claim ?? '' })
  }

  /** Runs the end of a way, and records why its identity opens no account. */
  async function settle<Result>(
    { row, identity }: { row: ProviderRow; identity: Identity },
    refuse: RefuseReturn,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof UnmatchedIdentity)) throw error
      const { email } = identity
      throw await recordAndRefuse(row, error.refusal, refuse, { email, claim: error.claim })
    }
  }

  return { leave, comeBack, settle, returnUrl }
}

export type Way = ReturnType<typeof openWay>

/** Sign-in by a company's provider. */
export function serveSignIn(services: AppServices, serve: Serve, providers: Providers, way: Way): void {
  const { db, settings, secrets } = services

  serve(startCompanySignIn, async ({ input, context }) => {
    const key = `company sign-in from ${networkOf(context.address)}`
    await requireAttempt(services, startCompanySignIn, { key, ...startLimit })
    const { email } = input
    const row = await findProviderOfEmail(db, email)
    const target = input.target === chatTarget ? chatTarget : ownPath(input.target)
    return way.leave(row, { email, target, accountId: null })
  })

  serve(finishCompanySignIn, async ({ input, context }) => {
    const refuse: RefuseReturn = (refusal, values) => new Refusal(finishCompanySignIn, refusal, { values })
    const { row, identity, target } = await way.comeBack(input, refuse, null)
    const matching = { provider: row, identity, acting: context.locale }
    const signedIn = await way.settle({ row, identity }, refuse, () =>
      finishSignIn(
        services,
        { companyId: row.companyId, match: (audited) => matchAccount(audited, settings, matching) },
        { way: 'oidc', sender: context },
      ),
    )
    const provider = readProvider(row, secrets.open)
    const logoutUrl =
      provider && (await providers.logoutUrl(provider, `${settings.publicUrl}/login`).catch(() => null))
    return { ...signedIn, target, logoutUrl, label: row.label }
  })
}
