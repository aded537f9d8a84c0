import type { ReplyOf } from '@candor/call/define'
import type { PositionId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { sentPerson } from '../../candidates/rules/candidate.ts'
import { type LocalNames, readLocalNames } from '../../stages/rules/names.ts'
import { wordStage } from '../../stages/server/actions/word-stage.ts'
import { positionStates } from '../contract/fields.ts'
import type { getPosition, listPositions } from '../contract.ts'
import { readStoredDescription, readStoredLanguages, readStoredSalary } from '../rules/fields.ts'
import { byColumn, type Counts, type PositionSum, sumOfStages } from '../rules/standing.ts'
import type { listHeads, listParts, PositionRow } from './queries/listed-positions.ts'
import type { listOldest, Standing } from './queries/standings.ts'

type Listed = ReplyOf<typeof listPositions>['list'][number]
type Head = Awaited<ReturnType<typeof listHeads>>[number]
type Part = Awaited<ReturnType<typeof listParts>>[number]
type OldestRow = Awaited<ReturnType<typeof listOldest>>[number]

/** A stage of the company that is a column of the list. */
export interface Column {
  readonly wireId: string
  readonly names: LocalNames
}

/** How the viewer sees the names of candidates. */
interface NamesShown {
  /** Whether the viewer reaches all candidates: nobody else is told a name. */
  readonly reachesAll: boolean
  readonly areAllAnonymous: boolean
}

interface Shown {
  readonly columns: readonly Column[]
  readonly parts: readonly Part[]
  readonly oldest: readonly OldestRow[]
  readonly stages: ReadonlyMap<PositionId, readonly { readonly wireId: string }[]>
  readonly names: NamesShown
  readonly locale: Locale
}

const stateOf = (stored: string) => positionStates.find((state) => state === stored) ?? 'open'

function partsOf(parts: readonly Part[], positionId: PositionId, part: string) {
  return parts
    .filter((row) => row.positionId === positionId && row.part === part)
    .map(({ accountId, name }) => ({ accountId, name }))
}

function presentHead(
  head: Pick<PositionRow, keyof Head & keyof PositionRow>,
  { inPlay, past, hired }: PositionSum,
  parts: readonly Part[],
) {
  const { id, name, nameLatin, nameTw, grade, place, seats, revision, createdAt, openedAt, closedAt } = head
  const state = stateOf(head.state)
  return {
    positionId: id,
    name,
    nameLatin,
    nameTw,
    grade,
    place,
    state,
    seats,
    hired,
    inPlay,
    past,
    // A position of a bundle is open since it came.
    openedAt: state === 'draft' ? null : (openedAt ?? createdAt).getTime(),
    closedAt: state === 'closed' ? (closedAt?.getTime() ?? null) : null,
    revision,
    recruits: partsOf(parts, id, 'recruits'),
  }
}

/** The person whom the list names. A viewer who does not reach all candidates is told no name. */
function presentOldest(row: OldestRow | undefined, { names, locale }: Shown): Listed['oldest'] {
  if (!row) return null
  const person = sentPerson(row, row.isAnonymous || names.areAllAnonymous)
  return {
    jobseekerChannelId: names.reachesAll ? row.id : null,
    name: names.reachesAll ? person.name : null,
    nameLatin: names.reachesAll ? person.nameLatin : null,
    stageName: wordStage(row.stageId, readLocalNames(row.names), locale),
    days: row.days,
    limitDays: row.limitDays,
  }
}

/** Of a draft: what nobody has written yet. */
function missingOf({ state, hasDescription }: Head, recruits: number, interviews: number): Listed['missing'] {
  if (state !== 'draft') return []
  const missing: Listed['missing'] = []
  if (!hasDescription) missing.push('description')
  if (recruits === 0) missing.push('recruits')
  if (interviews === 0) missing.push('interviews')
  return missing
}

export function presentListed(
  row: Head,
  { stages: standings, ...sum }: PositionSum & { readonly stages: readonly Standing[] },
  shown: Shown,
): Listed {
  const { id, createdAt, addedById, addedByName } = row
  const columns = shown.columns.map(({ wireId }) => wireId)
  const own = new Set((shown.stages.get(id) ?? []).map(({ wireId }) => wireId))
  const { stages, others } = byColumn(standings, columns)
  const recruits = partsOf(shown.parts, id, 'recruits')
  return {
    ...presentHead(row, sum, shown.parts),
    createdAt: createdAt.getTime(),
    addedBy: addedById && addedByName !== null ? { accountId: addedById, name: addedByName } : null,
    stages: columns
      .filter((stageId) => own.has(stageId) || stages.has(stageId))
      .map((stageId) => ({ stageId, ...(stages.get(stageId) ?? none) })),
    others,
    oldest: presentOldest(
      shown.oldest.find(({ positionId }) => positionId === id),
      shown,
    ),
    missing: missingOf(row, recruits.length, partsOf(shown.parts, id, 'interviews').length),
  }
}

const none: Counts = { count: 0, past: 0 }
const plus = (a: Counts, b: Counts): Counts => ({ count: a.count + b.count, past: a.past + b.past })

/** The columns of the list, and the sums of all positions that were found. */
export function presentSum(
  positions: readonly (Pick<PositionSum, 'hired'> & {
    readonly seats: number
    readonly stages: readonly Standing[]
  })[],
  { columns, locale }: Shown,
): Pick<ReplyOf<typeof listPositions>, 'columns' | 'sum'> {
  const ids = columns.map(({ wireId }) => wireId)
  const sums = new Map(ids.map((stageId) => [stageId, none]))
  let others = none
  let most = 0
  for (const position of positions) {
    const split = byColumn(position.stages, ids)
    for (const [stageId, counts] of split.stages) sums.set(stageId, plus(sums.get(stageId) ?? none, counts))
    others = plus(others, split.others)
    for (const { inPlay } of position.stages) most = Math.max(most, inPlay)
  }
  const sumOf = (figure: (position: (typeof positions)[number]) => number) =>
    positions.reduce((sum, position) => sum + figure(position), 0)
  return {
    columns: columns.map(({ wireId, names }) => ({
      stageId: wireId,
      name: wordStage(wireId, names, locale),
    })),
    sum: {
      seats: sumOf(({ seats }) => seats),
      hired: sumOf(({ hired }) => hired),
      stages: [...sums].map(([stageId, counts]) => ({ stageId, ...counts })),
      others,
      most,
    },
  }
}

interface StageShown extends Column {
  readonly limitDays: number | null
}

interface WithPosition {
  readonly standings: readonly Standing[]
  readonly parts: readonly Part[]
  /** The stages of the position in order. */
  readonly stages: readonly StageShown[]
  /** All stages of the company, for the names of others. */
  readonly known: readonly StageShown[]
  readonly showsSalary: boolean
  readonly mayChange: boolean
  readonly locale: Locale
}

/** One position with everything that is written about it. */
export function presentPosition(row: PositionRow, shown: WithPosition): ReplyOf<typeof getPosition> {
  const { standings, parts, stages, known, showsSalary, mayChange, locale } = shown
  const { id, changedById, changedByName, changedAt } = row
  const listed = new Set(stages.map(({ wireId }) => wireId))
  const others = standings
    .filter(({ stageId, inPlay }) => inPlay > 0 && !listed.has(stageId))
    .map(({ stageId }) => known.find(({ wireId }) => wireId === stageId))
    .filter((stage) => stage !== undefined)
  return {
    ...presentHead(row, sumOfStages(standings), parts),
    externalId: row.externalId,
    interviews: partsOf(parts, id, 'interviews'),
    description: readStoredDescription(row.description),
    salary: showsSalary ? readStoredSalary(row.salary) : null,
    showsSalary,
    languages: readStoredLanguages(row.languages),
    stages: [...stages, ...others].map(({ wireId, names, limitDays }) => {
      const standing = standings.find(({ stageId }) => stageId === wireId)
      return {
        stageId: wireId,
        name: wordStage(wireId, names, locale),
        limitDays,
        count: standing?.inPlay ?? 0,
        past: standing?.past ?? 0,
      }
    }),
    changedBy: changedById && changedByName !== null ? { accountId: changedById, name: changedByName } : null,
    changedAt: changedAt?.getTime() ?? null,
    mayChange,
  }
}
