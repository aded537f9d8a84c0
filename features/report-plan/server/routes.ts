import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { listPlans } from '../../plan/server/queries/plans.ts'
import { queryInterviewPlan } from '../contract.ts'
import { presentPlans } from './present.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(queryInterviewPlan, async ({ reader }) => {
    const { evaluationInvisibleStatus } = reader.setting.evaluation
    return presentPlans(await listPlans(services.db, reader), { reader, evaluationInvisibleStatus })
  })
}
