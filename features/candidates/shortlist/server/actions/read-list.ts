import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices, Database } from '@candor/db/database'
import type { CandidateId, PositionId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { wordStage } from '../../../stages/server/actions/word-stage.ts'
import { listStages, listStagesOfPositions } from '../../../stages/server/queries.ts'
import type { countList, ListRow, listIds, readList } from '../../contract/list.ts'
import { pageSize } from '../../contract.ts'
import { readListQuery } from '../../rules/list-fields.ts'
import { presentRow } from '../present/list.ts'
import { countQuery, listMedians } from '../queries/list-counts.ts'
import type { ListedRow } from '../queries/list-rows.ts'
import { listRows, listWaiting } from '../queries/list-rows.ts'
import { listSpots } from '../queries/pages.ts'
import { readListCursor, writeListCursor } from './list-cursor.ts'
import { type Looking, lookOf } from './look.ts'

/** The most ids of one reply. */
const maxIds = 5_000

type Of = Pick<ListedRow, 'positionId' | 'stageId'>

/** The names and limits of the stages of some positions, in the reader's language. */
async function stagesOf(
  db: Database,
  viewer: Viewer,
  { locale, positionIds }: { readonly locale: Locale; readonly positionIds: readonly PositionId[] },
) {
  const [stages, ofPositions] = await Promise.all([
    listStages(db, viewer.companyId),
    listStagesOfPositions(db, viewer.companyId, positionIds),
  ])
  const names = new Map(stages.map((stage) => [stage.wireId, stage.names]))
  return ({ positionId, stageId }: Of) => ({
    name: wordStage(stageId, names.get(stageId), locale),
    limitDays: ofPositions.get(positionId)?.find(({ wireId }) => wireId === stageId)?.limitDays ?? null,
  })
}

/** The rows of a page, with the values that present them. */
export async function readPage(
  services: AppServices,
  viewer: Viewer,
  { cursor, ...input }: InputOf<typeof readList>,
  locale: Locale,
) {
  const { db } = services
  const looking = await lookOf(services, viewer)
  const { look } = looking
  const query = readListQuery(input)
  const after = readListCursor(cursor, query)
  const spots = await listSpots(db, look, query, { after, limit: pageSize + 1 })
  const page = spots.slice(0, pageSize)
  const last = spots.length > pageSize ? page.at(-1) : undefined
  const ids = page.map(({ candidateId }) => candidateId)
  return {
    looking,
    ...(await readRows(services, viewer, { looking, ids, locale })),
    nextCursor: last ? writeListCursor(query, last) : null,
  }
}

interface RowsWanted {
  readonly looking: Looking
  readonly ids: readonly CandidateId[]
  readonly locale: Locale
}

/** The rows of some candidates in the order of their ids. Those out of the viewer's reach are missing. */
async function readRows({ db }: AppServices, viewer: Viewer, { looking: { look }, ids, locale }: RowsWanted) {
  const [rows, waiting] = await Promise.all([listRows(db, look, ids), listWaiting(db, look, ids)])
  const positionIds = [...new Set(rows.map(({ positionId }) => positionId))]
  const stageOf = await stagesOf(db, viewer, { locale, positionIds })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), waiting, stageOf }
}

/** The rows as the list sends them, for other features such as the export. */
export async function readListRows(
  services: AppServices,
  viewer: Viewer,
  wanted: Pick<RowsWanted, 'ids' | 'locale'>,
): Promise<ListRow[]> {
  const looking = await lookOf(services, viewer)
  const { rows, waiting, stageOf } = await readRows(services, viewer, { ...wanted, looking })
  return rows.map((row) => presentRow(row, looking, { stage: stageOf(row), waiting: waiting.get(row.id) }))
}

export async function answerCounts(
  services: AppServices,
  viewer: Viewer,
  input: InputOf<typeof countList>,
): Promise<ReplyOf<typeof countList>> {
  const { look } = await lookOf(services, viewer)
  const query = readListQuery(input)
  const [counts, medians] = await Promise.all([
    countQuery(services.db, look, query),
    listMedians(services.db, look, query),
  ])
  return { ...counts, medians }
}

export async function answerIds(
  services: AppServices,
  viewer: Viewer,
  input: InputOf<typeof listIds>,
): Promise<ReplyOf<typeof listIds>> {
  const { look } = await lookOf(services, viewer)
  const query = readListQuery(input)
  const [spots, { total }] = await Promise.all([
    listSpots(services.db, look, query, { after: null, limit: maxIds }),
    countQuery(services.db, look, query),
  ])
  return {
    candidateIds: spots.map(({ candidateId }) => candidateId),
    leftOut: Math.max(0, total - spots.length),
  }
}
