import { Versioned } from '@candor/call/serialized-reply'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readInterviewPart } from '../../../candidates/interviews/server/queries.ts'
import { BigFive, getPersonType, PersonalityTest, personalityStatistics } from '../contract.ts'
import { presentBigFive } from './present.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(
    getPersonType,
    async ({ reader }) =>
      new Versioned(reader.version, async () => {
        const profile = await readInterviewPart(services.db, reader, 'tests.bigFive', BigFive)
        return presentBigFive(profile, reader.setting)
      }),
  )

  serve(personalityStatistics, async ({ reader }) => {
    const { companyId, interviewId } = reader
    return (
      interviewId &&
      readInterviewPart(services.db, { companyId, interviewId }, 'tests.personality', PersonalityTest)
    )
  })
}
