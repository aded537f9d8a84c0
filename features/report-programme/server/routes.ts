import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { shownScores } from '../../scores/rules/standing.ts'
import { getProgramme } from '../contract.ts'
import { presentProgramme } from './present.ts'
import { findProgramme } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(getProgramme, async ({ reader }) => {
    const { isAnonymous, setting } = reader
    const stored = await findProgramme(services.db, reader)
    return presentProgramme(stored, {
      isScoreShown: shownScores(setting).singles,
      hidesCorrectness: setting.rules.hideAnswerCorrectness,
      isAnonymous,
    })
  })
}
