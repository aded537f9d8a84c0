import type { InputOf, ReplyOf } from '@candor/call/define'
import type { Database } from '@candor/db/database'
import type { PositionId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { mayChangePositions } from '../../../../platform/access/rules/acts.ts'
import { reachesAllCandidates } from '../../../../platform/access/rules/reach.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { findEvaluationConfig } from '../../../../platform/company/server/queries.ts'
import { isEndKind } from '../../../stages/rules/kinds.ts'
import { listStages, listStagesOfPositions } from '../../../stages/server/queries.ts'
import { type listPositions, pageSize } from '../../contract.ts'
import { compareByAge, compareByWait } from '../../rules/rank.ts'
import { sumOfStages } from '../../rules/standing.ts'
import { type Column, presentListed, presentSum } from '../present.ts'
import { countPositions, findPositions, listHeads, listParts } from '../queries/listed-positions.ts'
import { listOldest, listStandings, type Standing } from '../queries/standings.ts'

export interface Reading {
  readonly db: Database
  readonly viewer: Viewer
  readonly locale: Locale
  readonly now: Date
}

/** How a viewer sees the names of candidates. */
export async function namesFor({ db, viewer }: Reading) {
  const { screeningInfoStatus } = await findEvaluationConfig(db, viewer.companyId)
  return {
    reachesAll: reachesAllCandidates(viewer.userType),
    areAllAnonymous: screeningInfoStatus === 1,
  }
}

function byPosition(standings: readonly Standing[]): ReadonlyMap<PositionId, readonly Standing[]> {
  const grouped = new Map<PositionId, Standing[]>()
  for (const standing of standings) {
    const known = grouped.get(standing.positionId)
    if (known) known.push(standing)
    else grouped.set(standing.positionId, [standing])
  }
  return grouped
}

/** The positions of a tab in their order, with the figures of each and the people in all open ones. */
async function rankedPositions({ db, viewer, now }: Reading, input: InputOf<typeof listPositions>) {
  const { companyId, accountId } = viewer
  const state = input.tab === 'mine' ? 'open' : input.tab
  const recruiterId = input.tab === 'mine' ? accountId : null
  const [found, standings] = await Promise.all([
    findPositions(db, { companyId, state, recruiterId, text: input.text ?? '' }),
    listStandings(db, companyId, { states: [...new Set(['open', state])] }, now),
  ])
  const grouped = byPosition(standings)
  const ranked = found.map((position) => {
    const stages = grouped.get(position.id) ?? []
    return { ...position, stages, ...sumOfStages(stages) }
  })
  ranked.sort(state === 'open' ? compareByWait : compareByAge)
  return { ranked, standings }
}

/** One page of the list of positions. */
export async function listPage(
  reading: Reading,
  input: InputOf<typeof listPositions>,
): Promise<ReplyOf<typeof listPositions>> {
  const { db, viewer, locale, now } = reading
  const { companyId } = viewer
  const [{ ranked, standings }, all, counts, names] = await Promise.all([
    rankedPositions(reading, input),
    listStages(db, companyId),
    countPositions(db, companyId, viewer.accountId),
    namesFor(reading),
  ])
  const columns: Column[] = all.filter(
    ({ positionId, isRemoved, kind }) => positionId === null && !isRemoved && !isEndKind(kind),
  )
  const start = Number(input.cursor ?? 0)
  const page = ranked.slice(start, start + pageSize)
  const ids = page.map(({ id }) => id)
  const [heads, parts, oldest, stages] = await Promise.all([
    listHeads(db, companyId, ids),
    listParts(db, companyId, ids),
    listOldest(db, companyId, ids, now),
    listStagesOfPositions(db, companyId, ids),
  ])
  const shown = { columns, parts, oldest, stages, names, locale }
  const byId = new Map(heads.map((head) => [head.id, head]))
  const open = sumOfStages(standings.filter((standing) => standing.state === 'open'))
  return {
    list: page.flatMap((position) => {
      const head = byId.get(position.id)
      return head ? [presentListed(head, position, shown)] : []
    }),
    ...presentSum(ranked, shown),
    counts,
    open: { count: open.inPlay, past: open.past },
    mayChange: mayChangePositions(viewer),
    nextCursor: start + page.length < ranked.length ? String(start + page.length) : null,
  }
}
