import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { meritasReport } from '../contract.ts'
import { findCompetencyReport } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(meritasReport, ({ reader }) => findCompetencyReport(services.db, reader))
}
