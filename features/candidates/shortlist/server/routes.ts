import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import type { Viewer } from '../../../platform/access/rules/viewer.ts'
import {
  findAiMarkConfig,
  findCompanyRules,
  findEvaluationConfig,
} from '../../../platform/company/server/queries.ts'
import { findNeighbours, listShortListPositions, pageSize, queryShortList } from '../contract.ts'
import { readCursor, writeCursor } from '../rules/cursor.ts'
import { reachOf } from './actions/reach.ts'
import { presentCounts, presentItem, presentNeighbour, presentPosition, stateOf } from './present.ts'
import {
  type CandidateFilter,
  countCells,
  countCellsAround,
  countLists,
  listPositions,
} from './queries/filtered-candidates.ts'
import { findCell, listBeside, listCandidates } from './queries/rows.ts'

type Filter = InputOf<typeof queryShortList> | InputOf<typeof findNeighbours>

/** Number of cells on either side of the candidate. */
const cellsBeside = 20

/** An id of no position: an invalid id finds nothing, like an unknown one. */
const noPosition = readId<'position'>('00000000-0000-0000-0000-000000000000')

function narrowed(reach: CandidateFilter, filter: Filter): CandidateFilter {
  return {
    ...reach,
    positionId: filter.positionId ? (readId<'position'>(filter.positionId) ?? noPosition) : null,
    name: filter.name || null,
    phone: filter.phone || null,
    email: filter.email || null,
    minWorkAge: filter.minWorkAge ?? null,
    maxWorkAge: filter.maxWorkAge ?? null,
    recommendStatus: filter.recommendStatus ?? null,
    haveOperate: filter.haveOperate === undefined ? null : filter.haveOperate === 1,
    recommendStageId: filter.recommendStageId || null,
  }
}

export function routes({ db }: AppServices, serve: Serve): void {
  async function reach(viewer: Viewer): Promise<CandidateFilter> {
    const { screeningInfoStatus } = await findEvaluationConfig(db, viewer.companyId)
    return reachOf(viewer, { areAllAnonymous: screeningInfoStatus === 1 })
  }

  serve(queryShortList, async ({ input, viewer }) =>
    answerPage(db, viewer, narrowed(await reach(viewer), input), input.cursor),
  )

  serve(listShortListPositions, async ({ viewer }) => {
    const positions = await listPositions(db, await reach(viewer))
    return positions.map(presentPosition)
  })

  serve(findNeighbours, async ({ input, viewer }) => {
    const all = await reach(viewer)
    const listed = narrowed(all, input)
    // A decision may remove a candidate from the list while its report is open; its neighbours are still needed.
    const stage = { ...all, recommendStageId: listed.recommendStageId }
    const here = await findCell(db, stage, input.jobSeekerChannelId)
    if (here) return answerNeighbours(db, listed, here)
    const counts = presentCounts(await countCells(db, listed))
    return { place: null, total: 0, previous: null, next: null, cells: [], current: 0, ...counts }
  })
}

/** One page of the list, with its counts. */
async function answerPage(db: Database, viewer: Viewer, filter: CandidateFilter, cursor: string | undefined) {
  const { accountId, companyId } = viewer
  const [rows, { cells, listed }, marks, rules] = await Promise.all([
    listCandidates(db, filter, { accountId, cursor: readCursor(cursor), limit: pageSize + 1 }),
    countLists(db, filter),
    findAiMarkConfig(db, companyId),
    findCompanyRules(db, companyId),
  ])
  const visibility = {
    mayReadScores: viewer.permissions.has('reportAIInterview'),
    marks,
    rules,
    isAnonymous: filter.areAllAnonymous,
  }
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    list: page.map((row) => presentItem(row, visibility)),
    ...presentCounts(cells),
    listed,
    nextCursor: last ? writeCursor({ appliedAt: last.appliedAt, candidateId: last.id }) : null,
  }
}

type Cell = NonNullable<Awaited<ReturnType<typeof findCell>>>

/** The candidates beside one of the list, and the cells around it. */
async function answerNeighbours(db: Database, listed: CandidateFilter, here: Cell) {
  const at = { appliedAt: here.appliedAt, candidateId: here.id }
  const [before, after, { cells, place }] = await Promise.all([
    listBeside(db, listed, at, 'before', cellsBeside),
    listBeside(db, listed, at, 'after', cellsBeside),
    countCellsAround(db, listed, at),
  ])
  const previous = before[0]
  const next = after[0]
  return {
    place: place.isTaken ? place.before + 1 : null,
    total: place.total,
    previous: previous ? presentNeighbour(previous) : null,
    next: next ? presentNeighbour(next) : null,
    cells: [...before.toReversed(), here, ...after].map(stateOf),
    current: before.length,
    ...presentCounts(cells),
  }
}
