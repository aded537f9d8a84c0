import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { locales } from '@candor/messages/locale'
import { wordStage } from '../../../stages/server/actions/word-stage.ts'
import { listStages, listStagesOfPositions, type StoredStage } from '../../../stages/server/queries.ts'
import { digestOf, unknownNames } from '../../rules/digest.ts'
import { comparedName, type JudgedBy, type JudgedRow, judgeRow, newPosition } from '../../rules/judge.ts'
import { Cells, type Digest, type Setup, StoredValues } from '../../rules/stored.ts'
import { listOpenPositions } from '../queries/positions.ts'
import { listReadRows, storeJudged } from '../queries/rows.ts'

export interface TableToJudge {
  readonly importId: string
  readonly companyId: CompanyId
  readonly positionId: PositionId | null
  readonly setup: Setup
  readonly sheets: readonly string[]
  readonly now: Date
}

/** A stage is found by its name in any language, and by its wire id. */
function stagesByName(stages: readonly StoredStage[], chosen: Setup['stages']): Map<string, string> {
  const ids = new Set(stages.map(({ wireId }) => wireId))
  const byName = new Map<string, string>()
  for (const { wireId, names } of stages)
    for (const locale of locales) byName.set(comparedName(wordStage(wireId, names, locale)), wireId)
  for (const [name, id] of Object.entries(chosen)) if (id !== null && ids.has(id)) byName.set(name, id)
  return byName
}

/** The stages of a position without a list of its own. */
export async function listDefaultStages(db: Database, companyId: CompanyId): Promise<StoredStage[]> {
  const stages = await listStages(db, companyId)
  return stages.filter(({ positionId, isRemoved, kind }) => positionId === null && !isRemoved && kind < 8)
}

/** What the rows of a table are judged by: its columns, and the names that the company knows. */
export async function findJudgedBy(
  db: Database,
  { companyId, positionId, setup, now }: Omit<TableToJudge, 'importId' | 'sheets'>,
  digest: Pick<Digest, 'headers' | 'dateOrder'>,
): Promise<JudgedBy> {
  const open = await listOpenPositions(db, companyId)
  const ids = positionId === null ? open.map(({ id }) => id) : [positionId]
  const stages: ReadonlyMap<string, readonly StoredStage[]> = new Map<string, readonly StoredStage[]>([
    ...(await listStagesOfPositions(db, companyId, ids)),
    [newPosition, await listDefaultStages(db, companyId)],
  ])
  const positions = new Map<string, string | null>()
  for (const { id, name, nameLatin, nameTw, externalId } of open)
    for (const one of [externalId, nameTw, nameLatin, name]) if (one) positions.set(comparedName(one), id)
  for (const [name, id] of Object.entries(setup.positions)) positions.set(name, id)
  const firstOf = (list: readonly StoredStage[]) =>
    list.find(({ wireId }) => wireId === setup.stageId)?.wireId ?? list[0]?.wireId ?? '1'
  return {
    headers: digest.headers,
    columns: setup.columns,
    dateOrder: digest.dateOrder === 'ask' ? (setup.dateOrder ?? 'ask') : digest.dateOrder,
    positionId,
    positions,
    firstStages: new Map([...stages].map(([id, list]) => [id, firstOf(list)])),
    stages: new Map([...stages].map(([id, list]) => [id, stagesByName(list, setup.stages)])),
    // A day may have begun elsewhere.
    today: new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10),
  }
}

const perTurn = 100

/** Judges all rows of a table and stores the judgement. Other requests go on meanwhile. */
export async function judgeTable(db: Database, table: TableToJudge): Promise<Digest> {
  const { importId, setup, sheets } = table
  const stored = await listReadRows(db, importId)
  const rows = stored.map(({ cells, written, ...row }) => ({
    ...row,
    cells: readStored(Cells, cells),
    written: readStored(StoredValues, written),
  }))
  await nextTurn()
  const digest = digestOf(rows, setup, sheets)
  const by = await findJudgedBy(db, table, digest)
  const judged: { id: string; judged: JudgedRow }[] = []
  for (const [index, row] of rows.entries()) {
    if (index % perTurn === 0) await nextTurn()
    if (row.number > setup.headerRow) judged.push({ id: row.id, judged: judgeRow(row, by) })
  }
  await storeJudged(db, judged)
  return {
    ...digest,
    ...unknownNames(
      judged.map(({ judged: one }) => one),
      setup,
    ),
  }
}
