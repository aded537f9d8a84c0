import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { nameIn } from '@candor/messages/local-name'
import { withRights } from '../../../../platform/access/server/gate/with-rights.ts'
import { holdImportsOff } from '../../../../platform/imports/server/queries/files.ts'
import { listStagesOfPosition } from '../../../stages/server/queries.ts'
import { discardDrop, listDrops, readDrop, saveDrop, startDrop } from '../../contract.ts'
import { openDrop } from '../actions/open-drop.ts'
import { notFound, reachOf } from '../actions/reach.ts'
import { startOrResume } from '../actions/start-drop.ts'
import { findDrop, findDropPosition, listOpenDrops, updateDrop } from '../queries/drops.ts'
import { deleteDrop } from '../queries/forgetting.ts'

/** Serves the calls of a drop as a whole. */
export function serveDrops(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  serve(startDrop, (request) =>
    withRights(services, startDrop.access, request, (within, { viewer }) =>
      startOrResume(within, viewer, request.input),
    ),
  )

  serve(listDrops, async ({ input, viewer, context: { locale } }) => {
    const reach = reachOf(viewer)
    const id = readId<'position'>(input.positionId)
    const position = id && (await findDropPosition(db, viewer.companyId, id))
    if (!position) throw notFound()
    const drops = await listOpenDrops(db, reach, position.id, clock.now())
    return {
      positionName: nameIn(locale, position.name, position.nameLatin),
      drops: drops.map(({ id: dropId, accountId, by, createdAt, files }) => ({
        dropId,
        by,
        isOwn: accountId === viewer.accountId,
        createdAt: createdAt.getTime(),
        files: Number(files),
      })),
    }
  })

  serve(readDrop, async ({ input, viewer, context: { locale } }) =>
    openDrop(services, viewer, input.dropId, locale),
  )

  serve(saveDrop, (request) =>
    withRights(services, saveDrop.access, request, async (within, { viewer }) => {
      const { dropId, stageId, source } = request.input
      const drop = await findDrop(within.db, reachOf(viewer), dropId, clock.now())
      if (!drop) throw notFound()
      const stages = await listStagesOfPosition(within.db, viewer.companyId, drop.positionId)
      if (!stages.some(({ wireId }) => wireId === stageId)) throw new Refusal(saveDrop, 'unknownStage')
      await updateDrop(within.db, drop.id, { stageId, source })
      return null
    }),
  )

  serve(discardDrop, (request) =>
    withRights(services, discardDrop.access, request, async (within, { viewer }) => {
      await holdImportsOff(within.db, viewer.companyId)
      const drop = await findDrop(within.db, reachOf(viewer), request.input.dropId, clock.now())
      if (!drop) throw notFound()
      await deleteDrop(within.db, drop)
      return null
    }),
  )
}
