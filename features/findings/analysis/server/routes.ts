import { Versioned } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { aiReportData } from '../contract/calls.ts'
import { readAnalysisFor } from './actions/read-analysis.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(
    aiReportData,
    async ({ reader }) => new Versioned(reader.version, () => readAnalysisFor(services, reader)),
  )
}
