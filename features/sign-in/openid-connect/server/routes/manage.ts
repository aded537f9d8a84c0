import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { endWay } from '../../../../platform/access/server/queries/end-way.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { notifyOwners } from '../../../second-factor/server/queries/owners.ts'
import { keepCompanyEntry } from '../../../sign-in-rules/server/actions/entry.ts'
import {
  checkDomain,
  listProviders as listProvidersCall,
  removeProvider,
  saveProvider,
  tryProvider,
} from '../../contract/providers.ts'
import { checkLimit, tryLimit } from '../../rules/limits.ts'
import { checkDomainNow } from '../actions/prove-domain.ts'
import type { Providers } from '../actions/provider-client.ts'
import { save } from '../actions/save-provider.ts'
import { composeIdentityMail, presentProvider, readProvider, returnPath } from '../present.ts'
import { findDomain, listDomains } from '../queries/domains.ts'
import { deleteProvider, findProvider, listProviders, storeSecretForm } from '../queries/providers.ts'

/** The calls that manage a company's providers. */
export function serveManage(services: AppServices, serve: Serve, providers: Providers): void {
  const { db, settings, secrets } = services
  const returnUrl = `${settings.publicUrl}${returnPath}`

  serve(listProvidersCall, async ({ viewer: { companyId, userType } }) => {
    const domains = await listDomains(db, companyId)
    const rows = await listProviders(db, companyId)
    return {
      providers: rows.map((row) => presentProvider(row, domains, settings.publicUrl)),
      returnUrl,
      mayChange: userType === 'superAdmin',
    }
  })

  serve(saveProvider, (request) => save(services, request))

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
