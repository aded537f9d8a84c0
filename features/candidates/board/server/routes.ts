import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { listEnded, readBoard, readBoardVersion } from '../contract.ts'
import { answerBoard, answerEnded, reachBoard } from './actions.ts'
import { readGroups } from './queries/groups.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(readBoard, ({ input, viewer, context }) => answerBoard(services, viewer, input, context.locale))

  serve(readBoardVersion, async ({ input, viewer }) => {
    const { position, filter } = await reachBoard(db, viewer, input.positionId)
    const { version } = await readGroups(db, filter, position)
    return { version }
  })

  serve(listEnded, ({ input, viewer }) => answerEnded(services, viewer, input))
}
