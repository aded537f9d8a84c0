import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readInterviewPart } from '../../../candidates/interviews/server/queries.ts'
import { cognitiveReport } from '../contract.ts'
import { StoredCognitiveTest } from './import.ts'
import { presentCognitiveTest } from './present.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(cognitiveReport, async ({ reader }) =>
    presentCognitiveTest(
      await readInterviewPart(services.db, reader, 'tests.cognitive', StoredCognitiveTest),
    ),
  )
}
