import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { getSignInRules, saveSignInRules } from '../contract.ts'
import { hasTwoFactors, ruleChanges, ruleFault, waysWith } from '../rules.ts'
import { keepCompanyEntry } from './actions/entry.ts'
import { findSignInPolicy } from './queries/policy.ts'
import { getOwnSignIn, saveSignInPolicy } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db, settings } = services

  serve(getSignInRules, async ({ viewer }) => {
    const [policy, own] = await Promise.all([
      findSignInPolicy(db, viewer.companyId),
      getOwnSignIn(db, viewer.sessionId),
    ])
    return { ...policy, ways: [...policy.ways], ownWay: own.way, hasOwnFactor: hasTwoFactors(own) }
  })

  serve(saveSignInRules, (request) =>
    auditedTransaction(
      services,
      saveSignInRules,
      request,
      async ({ db, services: within, viewer, record }) => {
        const { companyId, sessionId } = viewer
        const before = await findSignInPolicy(db, companyId)
        const { way, ...rest } = request.input
        const ways = way ? waysWith(before.ways, way) : before.ways
        const next = { ...before, ...rest, ways }
        const fault = ruleFault(next, await getOwnSignIn(db, sessionId), settings.signInWays)
        if (fault) throw new Refusal(saveSignInRules, fault.refusal, { data: { field: fault.field } })
        const changes = ruleChanges(before, next)
        if (!changes) return null
        await keepCompanyEntry(within, companyId, () => saveSignInPolicy(db, companyId, next))
        record({ action: 'signInRules.changed', details: changes })
        return null
      },
    ),
  )
}
