import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { getPersonType, personalityStatistics } from '../contract.ts'
import { presentBigFive } from './present.ts'
import { findBigFive, findPersonalityTest } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(getPersonType, async ({ reader }) => {
    return presentBigFive(await findBigFive(services.db, reader), reader.setting)
  })

  serve(personalityStatistics, async ({ reader }) => {
    const { companyId, interviewId } = reader
    return interviewId && findPersonalityTest(services.db, { companyId, interviewId })
  })
}
