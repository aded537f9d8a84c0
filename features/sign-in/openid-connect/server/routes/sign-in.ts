import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { chatTarget } from '../../../session/rules/chat-site.ts'
import { ownPath } from '../../../session/rules/own-path.ts'
import { finishSignIn } from '../../../session/server/actions/finish-sign-in.ts'
import { finishCompanySignIn, startCompanySignIn } from '../../contract/sign-in.ts'
import { startLimit } from '../../rules/limits.ts'
import { matchAccount } from '../actions/match-account.ts'
import type { Providers } from '../actions/provider-client.ts'
import type { RefuseReturn, Way } from '../actions/provider-way.ts'
import { readProvider } from '../present.ts'
import { findProviderOfEmail } from '../queries/providers.ts'

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
