import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { addSaved, changeSaved, deleteSaved, listSaved } from '../contract/saved.ts'
import { countPassages, findPassages, readAround } from '../contract.ts'
import { answerAround } from './actions/around.ts'
import { answerCounts } from './actions/count.ts'
import { answerAddSaved, answerChangeSaved, answerDeleteSaved, answerSaved } from './actions/saved.ts'
import { answerFind } from './actions/search.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(findPassages, ({ input, viewer, context }) => answerFind(services, viewer, input, context.locale))

  serve(countPassages, ({ input, viewer }) => answerCounts(services, viewer, input))

  serve(readAround, ({ input, viewer, context }) => answerAround(services, viewer, input, context.locale))

  serve(listSaved, ({ viewer }) => answerSaved(services, viewer))

  serve(addSaved, ({ input, viewer }) => answerAddSaved(services, viewer, input))

  serve(changeSaved, ({ input, viewer }) => answerChangeSaved(services, viewer, input))

  serve(deleteSaved, ({ input, viewer }) => answerDeleteSaved(services, viewer, input))
}
