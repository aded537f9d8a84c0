import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { endWay } from '../../../../platform/access/server/queries/end-way.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { resetFactors as takeFactors } from '../../../../sign-in/second-factor/server/queries/factors.ts'
import { composeFactorMail, notifyOwner } from '../../../../sign-in/second-factor/server/queries/owners.ts'
import { keepCompanyEntry } from '../../../../sign-in/sign-in-rules/server/actions/entry.ts'
import { resetFactors } from '../../contract.ts'
import { getTarget } from '../actions/get-target.ts'

export function resetFactorsRoute(services: AppServices, serve: Serve): void {
  serve(resetFactors, (request) =>
    auditedTransaction(services, resetFactors, request, async (doing) => {
      const { db, now, viewer } = doing
      const change = { accountId: request.input.accountId, acts: ['resetFactors' as const] }
      const { row } = await getTarget(doing, resetFactors, change)
      const of = { companyId: viewer.companyId, accountId: row.id }
      const taken = await keepCompanyEntry(doing.services, viewer.companyId, () => takeFactors(db, of))
      if (taken === 0) return null
      await endWay(db, { accountIds: [row.id], way: 'all', now })
      await notifyOwner(db, of, { word: composeFactorMail(request.context.locale, 'reset'), now })
      doing.record({ action: 'secondFactor.reset', details: { subject: row.name } })
      return null
    }),
  )
}
