import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { endGivenOut, findGivenOut } from '../../contract.ts'
import { getTarget } from '../actions/get-target.ts'
import { endGivenOut as end, findGivenOut as find } from '../actions/given-out.ts'
import { findAccount } from '../queries.ts'

/** The calls about what an account has given out. */
export function givenOutRoutes(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  serve(findGivenOut, async ({ input, viewer: { companyId } }) => {
    const accountId = readId<'account'>(input.accountId)
    const account = accountId && (await findAccount(db, companyId, accountId))
    if (!account) throw new Refusal(gateRefusals, 'notFound')
    return find(db, { companyId, accountId: account.id }, clock.now())
  })

  serve(endGivenOut, (request) =>
    auditedTransaction(services, endGivenOut, request, async (doing) => {
      const { accountId, ends } = request.input
      const change = { accountId, acts: ['endGivenOut' as const] }
      const { row } = await getTarget(doing, endGivenOut, change)
      const { companyId, accountId: by } = doing.viewer
      const account = { id: row.id, name: row.name }
      await end(doing, { companyId, account, ends, by, now: doing.now })
      return null
    }),
  )
}
