import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readInterviewPart } from '../../../candidates/interviews/server/queries.ts'
import { shownScores } from '../../../candidates/scores/rules/standing.ts'
import { getProgramme } from '../contract.ts'
import { programmeKey, StoredProgramme } from './import.ts'
import { presentProgramme } from './present.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(getProgramme, async ({ reader }) => {
    const { isAnonymous, setting } = reader
    const stored = await readInterviewPart(services.db, reader, programmeKey, StoredProgramme)
    return presentProgramme(stored, {
      isScoreShown: shownScores(setting).singles,
      hidesCorrectness: setting.rules.hideAnswerCorrectness,
      isAnonymous,
    })
  })
}
