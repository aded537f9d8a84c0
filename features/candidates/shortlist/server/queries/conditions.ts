import { containing } from '@candor/db/containing'
import { dayMs } from '@candor/kernel/durations'
import { type PositionId, readId } from '@candor/kernel/ids'
import { addDays, momentMeant } from '@candor/kernel/zoned-time'
import { type RawBuilder, sql } from 'kysely'
import { type Chip, waitingValues } from '../../contract/filter.ts'
import { readSought } from '../../rules/find.ts'
import type { Fields } from '../../rules/list-fields.ts'
import type { Look } from '../../rules/look.ts'
import { answered } from './answers.ts'
import {
  isCovered,
  isMine,
  type Needs,
  recommendStatusOf,
  stateOf,
  visibleScore,
  waitingRank,
} from './listed.ts'

type Condition = RawBuilder<boolean>

const texts = (list: readonly string[]) => sql`${[...list]}::text[]`
const uuids = (list: readonly string[]) => sql`${[...list]}::uuid[]`

/** Ids among texts; others find nothing. */
const positionIds = (list: readonly string[]) =>
  list.map((text) => readId<'position'>(text)).filter((id): id is PositionId => id !== null)

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`

/** Whether a value lies between two ends, both included; a missing end is open. */
function between(
  value: RawBuilder<unknown>,
  from: RawBuilder<unknown> | null,
  to: RawBuilder<unknown> | null,
) {
  return all([
    sql<boolean>`${value} is not null`,
    ...(from ? [sql<boolean>`${value} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${value} <= ${to}`] : []),
  ])
}

const numberOr = (value: number | undefined) => (value === undefined ? null : sql`${value}::double precision`)

/** Whether a moment lies in days of the company's time zone. */
function inDays(
  moment: RawBuilder<unknown>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  { timeZone }: Look,
): Condition {
  const begins = (day: string) => sql`${new Date(momentMeant(day, 0, timeZone))}::timestamptz`
  return all([
    sql<boolean>`${moment} is not null`,
    ...(from === undefined ? [] : [sql<boolean>`${moment} >= ${begins(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${moment} < ${begins(addDays(to, 1))}`]),
  ])
}

function isOfChip(chip: Chip, look: Look, needs: Needs): Condition {
  switch (chip.by) {
    case 'position':
      return sql<boolean>`listed.position_id = any(${uuids(positionIds(chip.values))})`
    case 'stage':
      return sql<boolean>`listed.stage_id = any(${texts(chip.values)})`
    case 'outcome':
      return sql<boolean>`coalesce(listed.outcome, 'open') = any(${texts(chip.values)})`
    case 'state':
      return sql<boolean>`${stateOf(look, needs)} = any(${texts(chip.values)})`
    case 'score': {
      // Compared as displayed: in tenths.
      const tenths = sql`round(${visibleScore(look)} * 10) / 10`
      return between(tenths, numberOr(chip.from), numberOr(chip.to))
    }
    case 'label':
      return sql<boolean>`listed.labels && ${chip.values}::integer[]`
    case 'applied':
      return inDays(sql`listed.applied_at`, chip, look)
    case 'active':
      return chip.last === undefined
        ? inDays(sql`listed.active_at`, chip, look)
        : sql<boolean>`listed.active_at >= ${new Date(look.now.getTime() - chip.last * dayMs)}`
    case 'reviewer':
      return answered(chip, look)
    case 'waiting': {
      const ranks = chip.values.map((value) => waitingValues.indexOf(value))
      return sql<boolean>`${waitingRank(look, isMine(look))} = any(${ranks}::integer[])`
    }
    case 'reason':
      return look.mayReadOpinions
        ? sql<boolean>`listed.reasons && ${texts(chip.values)} and not ${isCovered(look)}`
        : sql<boolean>`false`
    case 'years':
      return between(sql`listed.work_years`, numberOr(chip.from), numberOr(chip.to))
  }
}

/** Whether a chip keeps a candidate. A candidate without a value is none of it, and so is kept by the chip as a *not*. */
export function keptBy(chip: Chip, look: Look, needs: Needs): Condition {
  const is = sql<boolean>`coalesce((${isOfChip(chip, look, needs)}), false)`
  return chip.not ? sql<boolean>`(not ${is})` : is
}

/** Names and contacts that are masked for the viewer are not found by. */
const isNamed = ({ areAllAnonymous }: Look): Condition =>
  areAllAnonymous ? sql<boolean>`false` : sql<boolean>`not listed.is_anonymous`

const has = (column: RawBuilder<unknown>, part: string): Condition =>
  sql<boolean>`${column} like ${containing(part)}`

const findable = ['name', 'phone', 'email'] as const

/** Whether a text finds a candidate by one of these values. */
export function foundBy(
  find: string,
  look: Look,
  by: readonly (typeof findable)[number][] = findable,
): Condition {
  const { name, phones, email } = readSought(find)
  const ways = [
    ...(name === null || !by.includes('name') ? [] : [has(sql`listed.name_search`, name)]),
    ...(by.includes('phone') ? phones.map((digits) => has(sql`listed.phone_search`, digits)) : []),
    ...(email === null || !by.includes('email') ? [] : [has(sql`listed.email_search`, email)]),
  ]
  if (ways.length === 0) return sql<boolean>`false`
  return sql<boolean>`(${isNamed(look)} and (${sql.join(ways, sql` or `)}))`
}

/** Whether the older fields keep a candidate. */
export function keptByFields(fields: Fields, look: Look, needs: Needs): Condition {
  const { name, phone, email, minWorkAge, maxWorkAge, positionId, recommendStatus, haveOperate } = fields
  const persons = findable.flatMap((by) => {
    const text = { name, phone, email }[by]
    return text === undefined ? [] : [foundBy(text, look, [by])]
  })
  const state = stateOf(look, needs)
  return all([
    ...(positionId === undefined
      ? []
      : [sql<boolean>`listed.position_id = any(${uuids(positionIds([positionId]))})`]),
    ...persons,
    ...(minWorkAge === undefined ? [] : [sql<boolean>`coalesce(listed.work_years >= ${minWorkAge}, false)`]),
    ...(maxWorkAge === undefined ? [] : [sql<boolean>`coalesce(listed.work_years <= ${maxWorkAge}, false)`]),
    ...(recommendStatus === undefined
      ? []
      : [sql<boolean>`coalesce(${recommendStatusOf(look, needs)} = ${recommendStatus}, false)`]),
    ...(haveOperate === undefined
      ? []
      : [
          haveOperate === 1
            ? sql<boolean>`${state} in ('pass', 'wait', 'reject')`
            : sql<boolean>`${state} = 'notOperated'`,
        ]),
  ])
}
