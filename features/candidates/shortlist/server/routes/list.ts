import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readListChoices } from '../../contract/choices.ts'
import { countList, listIds, readList } from '../../contract/list.ts'
import { answerChoices } from '../actions/read-choices.ts'
import { answerCounts, answerIds, readPage } from '../actions/read-list.ts'
import { presentRow } from '../present/list.ts'

export function listRoutes(services: AppServices, serve: Serve): void {
  serve(readList, async ({ input, viewer, context }) => {
    const { looking, rows, waiting, stageOf, nextCursor } = await readPage(
      services,
      viewer,
      input,
      context.locale,
    )
    const list = rows.map((row) =>
      presentRow(row, looking, { stage: stageOf(row), waiting: waiting.get(row.id) }),
    )
    return { now: looking.look.now.getTime(), list, nextCursor }
  })

  serve(countList, ({ input, viewer }) => answerCounts(services, viewer, input))

  serve(listIds, ({ input, viewer }) => answerIds(services, viewer, input))

  serve(readListChoices, ({ viewer, context }) => answerChoices(services, viewer, context.locale))
}
