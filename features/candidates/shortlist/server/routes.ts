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
import { findNeighbours } from '../contract/neighbours.ts'
import { listShortListPositions, pageSize, queryShortList } from '../contract.ts'
import { readCursor, writeCursor } from '../rules/cursor.ts'
import { readAddress } from '../rules/list-address.ts'
import { isPlain, type ListQuery, readListQuery } from '../rules/list-fields.ts'
import { lookOf } from './actions/look.ts'
import { reachOf } from './actions/reach.ts'
import { presentAround, presentCounts, presentItem, presentNowhere, presentPosition } from './present.ts'
import { cellsOnASide, findAround } from './queries/around.ts'
import { countCells, countLists, listPositions, noCells } from './queries/counts.ts'
import { type CandidateFilter, looksForPerson } from './queries/filtered-candidates.ts'
import { findAroundInOrder } from './queries/list-around.ts'
import { countQuery } from './queries/list-counts.ts'
import { listCandidates } from './queries/rows.ts'
import { listRoutes } from './routes/list.ts'
import { viewRoutes } from './routes/views.ts'

type Filter = InputOf<typeof queryShortList> | InputOf<typeof findNeighbours>

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

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services
  listRoutes(services, serve)
  viewRoutes(services, serve)

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
    const { chips } = readAddress({ where: input.where })
    const query = readListQuery({ ...input, chips })
    if (!isPlain(query)) return answerInOrder(services, viewer, query, input)
    // Only a search for a person asks whether names are hidden.
    const named = narrowed(reachOf(viewer, { areAllAnonymous: false }), input)
    const listed = looksForPerson(named) ? narrowed(await reach(viewer), input) : named
    const isOwnPosition = input.samePosition === 1 && listed.positionId === null
    const around = await findAround(db, listed, {
      wireId: input.jobSeekerChannelId,
      isOwnPosition,
    })
    if (around) return presentAround(around)
    const counts = isOwnPosition ? noCells : await countCells(db, listed)
    return presentNowhere(counts)
  })
}

/** The surroundings of a candidate in a list with chips, a text or an order. */
async function answerInOrder(
  services: AppServices,
  viewer: Viewer,
  query: ListQuery,
  { jobSeekerChannelId: wireId, samePosition }: InputOf<typeof findNeighbours>,
) {
  const { look } = await lookOf(services, viewer)
  const hasPosition = query.fields.positionId !== undefined || query.chips.some(({ by }) => by === 'position')
  const isOwnPosition = samePosition === 1 && !hasPosition
  const wanted = { wireId, isOwnPosition, most: cellsOnASide }
  const around = await findAroundInOrder(services.db, look, query, wanted)
  if (around) return presentAround(around)
  const { states } = await countQuery(services.db, look, query)
  const cells = {
    operated: states.pass + states.wait + states.reject,
    waiting: states.notOperated,
    invalid: states.invalid,
  }
  return presentNowhere(isOwnPosition ? noCells : cells)
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
