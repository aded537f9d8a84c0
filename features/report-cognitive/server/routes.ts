import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { cognitiveReport } from '../contract.ts'
import { presentCognitiveTest } from './present.ts'
import { findCognitiveTest } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(cognitiveReport, async ({ reader }) =>
    presentCognitiveTest(await findCognitiveTest(services.db, reader)),
  )
}
