import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { positionScores } from '../contract.ts'
import { shownScores, standingAmong } from '../rules/standing.ts'
import { starScale } from '../rules/stars.ts'
import { readStanding } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(positionScores, async ({ reader }) => {
    const { totals, singles } = shownScores(reader.setting)
    if (!totals) return { standing: null }
    const usual = starScale(reader.setting.position.isL5)
    const { outOf, scores } = await readStanding(services.db, reader, usual)
    return { standing: standingAmong(scores, outOf, { singles }) }
  })
}
