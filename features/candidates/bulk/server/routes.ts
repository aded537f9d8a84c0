import { runLoop } from '@candor/call/loops/run-loop'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { hourMs } from '@candor/kernel/durations'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import { gateRefusals } from '../../../platform/access/contract.ts'
import type { Viewer } from '../../../platform/access/rules/viewer.ts'
import { withRights } from '../../../platform/access/server/gate/with-rights.ts'
import type { BulkParts } from '../../bulk-parts/server/actions/part.ts'
import {
  exportChosen,
  listBulk,
  listBulkFaults,
  lookAtBulk,
  startBulk,
  stopBulk,
  undoBulk,
} from '../contract.ts'
import { beginBulk, beginUndo } from './actions/begin.ts'
import { BulkLoop } from './actions/bulk-loop.ts'
import { listFaultsOf } from './actions/list-faults.ts'
import { planBulk } from './actions/look.ts'
import { prepareExport } from './actions/prepare-export.ts'
import { presentActs } from './present/acts.ts'
import { findAct, listShown, lockAct } from './queries/acts.ts'
import { setItems } from './queries/items.ts'
import { downloadRoute } from './routes/download.ts'

/** How often a server looks for acts that another one has left. */
const lookMs = 5_000

/** How long the list shows an act after its end. */
const shownMs = hourMs

const notFound = () => new Refusal(gateRefusals, 'notFound')

export function routes(
  services: AppServices,
  serve: Serve,
  app: FastifyInstance,
  { bulkParts }: { readonly bulkParts: BulkParts },
): void {
  const { db, clock } = services
  const loop = runLoop(app, new BulkLoop(services, bulkParts), lookMs)

  serve(lookAtBulk, (request) => planBulk(services, bulkParts, request))

  serve(startBulk, async (request) => {
    await beginBulk(services, bulkParts, request)
    loop.wake()
    return null
  })

  serve(listBulk, async ({ viewer, context: { locale } }) => {
    const now = clock.now()
    const acts = await listShown(db, viewer, new Date(now.getTime() - shownMs))
    return { now: now.getTime(), acts: await presentActs(db, bulkParts, { viewer, acts, locale, now }) }
  })

  serve(listBulkFaults, async ({ input, viewer, context: { locale } }) => {
    const bulkId = readId<'bulkAct'>(input.bulkId)
    const act = bulkId && (await findAct(db, viewer, bulkId))
    if (!act) throw notFound()
    return listFaultsOf(services, bulkParts, { viewer, act, locale })
  })

  serve(undoBulk, async (request) => {
    await beginUndo(services, request)
    loop.wake()
    return null
  })

  serve(exportChosen, (request) => prepareExport(services, request))
  downloadRoute(services, app)

  serve(stopBulk, (request) =>
    withRights(services, stopBulk.access, request, async (within, { viewer }) => {
      await stop(within, viewer, request.input.bulkId)
      return null
    }),
  )
}

/** Leaves out what an act has not reached; its loop ends it. */
async function stop({ db }: AppServices, viewer: Viewer, id: string): Promise<void> {
  const bulkId = readId<'bulkAct'>(id)
  const act = bulkId && (await lockAct(db, viewer, bulkId))
  if (!act) throw notFound()
  await setItems(db, act.id, { from: 'waiting', to: 'left' })
  await setItems(db, act.id, { from: 'undoing', to: 'done' })
}
