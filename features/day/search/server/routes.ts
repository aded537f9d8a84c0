import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { countPassages, findPassages, readAround } from '../contract.ts'
import { answerAround } from './actions/around.ts'
import { answerCounts } from './actions/count.ts'
import { answerFind } from './actions/search.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(findPassages, ({ input, viewer, context }) => answerFind(services, viewer, input, context.locale))

  serve(countPassages, ({ input, viewer }) => answerCounts(services, viewer, input))

  serve(readAround, ({ input, viewer, context }) => answerAround(services, viewer, input, context.locale))
}
