import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { listMovesOfCandidate } from '../../../candidates/stages/server/queries/moves.ts'
import { listStages, listStagesOfPositions } from '../../../candidates/stages/server/queries.ts'
import { listMentions } from '../../../review/mentions/server/queries.ts'
import { readStageDays, readTimeline } from '../contract.ts'
import { readPlace } from '../rules/cursor.ts'
import { readPage } from './actions/read-page.ts'
import { presentPage, textIdsOf } from './present/page.ts'
import { presentStageDays } from './present/stage-days.ts'
import { getStandingTimes } from './queries/standing.ts'

export function routes({ db, clock }: AppServices, serve: Serve): void {
  serve(readTimeline, async ({ input: { filter, before }, reader, context }) => {
    const group = filter === 'all' ? null : filter
    const page = await readPage(db, reader, { group, after: readPlace(before), locale: context.locale })
    const mentions = await listMentions(db, reader, page.rows.flatMap(textIdsOf))
    return presentPage(page, { accountId: reader.viewer.accountId, mentions })
  })

  serve(readStageDays, async ({ reader, context }) => {
    const { companyId, candidateId, positionId } = reader
    const [moves, standing, stages, listed] = await Promise.all([
      listMovesOfCandidate(db, companyId, candidateId),
      getStandingTimes(db, reader),
      listStages(db, companyId),
      listStagesOfPositions(db, companyId, [positionId]),
    ])
    const limits = new Map((listed.get(positionId) ?? []).map(({ wireId, limitDays }) => [wireId, limitDays]))
    return presentStageDays({ moves, standing, stages, limits, now: clock.now() }, context.locale)
  })
}
