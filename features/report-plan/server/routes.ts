import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { queryInterviewPlan } from '../contract.ts'
import { presentPlans } from './present.ts'
import { listPlans } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(queryInterviewPlan, async ({ reader }) =>
    presentPlans(await listPlans(services.db, reader), reader.positionId),
  )
}
