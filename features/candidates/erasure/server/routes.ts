import { runLoop } from '@candor/call/loops/run-loop'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import { isAdministrator } from '../../../platform/access/rules/acts.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { readErasable, readErasure, startErasure } from '../contract.ts'
import { ErasingLoop } from './actions/erasing-loop.ts'
import { orderErasure, requireMayErase } from './actions/order-erasure.ts'
import { presentErasable, presentErasure } from './present.ts'
import { getErasable, listApplications } from './queries/candidate.ts'
import { countErasable } from './queries/counts.ts'
import { findErasure } from './queries/orders.ts'

/** How often a server looks for orders that another one has left. */
const lookMs = 15_000

export function routes(services: AppServices, serve: Serve, app: FastifyInstance): void {
  const { db } = services
  const loop = runLoop(app, new ErasingLoop(services), lookMs)

  serve(readErasable, async ({ reader }) => {
    requireMayErase(reader)
    const { companyId, candidateId, isAnonymous } = reader
    const found = await getErasable(db, reader)
    const all = await listApplications(db, companyId, found.personId)
    const candidate = await countErasable(db, companyId, [candidateId])
    const person = all.length === 1 ? candidate : await countErasable(db, companyId, all)
    return presentErasable({ found, isAnonymous, applications: all.length, candidate, person })
  })

  serve(startErasure, async (request) => {
    const erasureId = await auditedTransaction(services, startErasure, request, async (act) => ({
      erasureId: await orderErasure(act, request.input),
    }))
    loop.wake()
    return erasureId
  })

  serve(readErasure, async ({ input, viewer }) => {
    const { companyId, accountId, userType } = viewer
    const erasureId = readId<'erasure'>(input.erasureId)
    const found = erasureId && (await findErasure(db, companyId, erasureId))
    const isShown = found && (found.accountId === accountId || isAdministrator(userType))
    if (!isShown) throw new Refusal(readErasure, 'noErasure')
    return presentErasure(found)
  })
}
