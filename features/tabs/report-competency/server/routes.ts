import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readInterviewPart } from '../../../candidates/interviews/server/queries.ts'
import { CompetencyReport, meritasReport } from '../contract.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(meritasReport, ({ reader }) =>
    readInterviewPart(services.db, reader, 'tests.competency', CompetencyReport),
  )
}
