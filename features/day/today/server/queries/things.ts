import type { Database } from '@candor/db/database'
import type { CandidateId, PositionId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import { isAnonymous } from '../../../../meetings/planning/server/queries/notified-plan.ts'
import { reachesAllCandidates } from '../../../../platform/access/rules/reach.ts'
import { isAssignedTo } from '../../../../platform/access/server/queries/given.ts'
import { maxThings } from '../../../../platform/today-parts/contract.ts'
import type { TodayKind, TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'

/** What waits, or what waits and is put off. */
export type Shown = 'waiting' | 'putOff'

export interface ThingRow {
  readonly kind: string
  readonly thing: string
  readonly since: Date
  readonly due: Date | null
  readonly until: Date | null
  readonly facts: Record<string, unknown>
  readonly candidateId: CandidateId | null
  readonly name: string | null
  readonly nameLatin: string | null
  readonly isAnonymous: boolean
  readonly positionId: PositionId | null
  readonly positionName: string | null
  readonly positionNameLatin: string | null
}

/** Whether a thing is put off now, or waits: a mark whose time is over does not count. */
function isShown(shown: Shown, { now }: TodayLook): RawBuilder<boolean> {
  return shown === 'putOff'
    ? sql<boolean>`mark.until > ${now}`
    : sql<boolean>`(mark.thing is null or mark.until <= ${now})`
}

/** The things of a kind that an account reaches, by their rule. The text stands after `from`. */
function fromThings(kind: TodayKind, look: TodayLook, shown: Shown): RawBuilder<unknown> {
  const { companyId, accountId, userType } = look.viewer
  const reached = reachesAllCandidates(userType)
    ? sql`true`
    : sql`(waiting.candidate_id is null or ${isAssignedTo(sql`${companyId}::uuid`, sql`waiting.candidate_id`, sql`${accountId}::uuid`)})`
  return sql`(${kind.select(look)}) as waiting
    left join today_mark as mark
      on mark.account_id = ${accountId} and mark.kind = ${kind.kind} and mark.thing = waiting.thing
    where ${isShown(shown, look)} and ${reached}`
}

/**
 * The things of kinds in one statement, the oldest promise of a kind first, of each kind at most one more than a reply
 * has.
 */
export async function listThings(
  db: Database,
  kinds: readonly TodayKind[],
  look: TodayLook,
  shown: Shown,
): Promise<readonly ThingRow[]> {
  if (kinds.length === 0) return []
  const listed = kinds.map(
    (kind) => sql`(
      select ${kind.kind}::text as kind, waiting.thing, waiting.candidate_id, waiting.since, waiting.due, waiting.facts,
        mark.until
      from ${fromThings(kind, look, shown)}
      order by coalesce(waiting.due, waiting.since), waiting.thing
      limit ${maxThings + 1})`,
  )
  const { rows } = await sql<ThingRow>`
    select listed.*, candidate.name, candidate.name_latin, coalesce(${isAnonymous}, false) as is_anonymous,
      position.id as position_id, position.name as position_name, position.name_latin as position_name_latin
    from (${sql.join(listed, sql` union all `)}) as listed
      left join candidate on candidate.id = listed.candidate_id and candidate.company_id = ${look.viewer.companyId}
      left join position on position.id = candidate.position_id
    order by coalesce(listed.due, listed.since), listed.thing`.execute(db)
  return rows
}

/** The number of things of each kind in one statement; each is counted to one more than a reply has. */
export async function countThings(
  db: Database,
  kinds: readonly TodayKind[],
  look: TodayLook,
  shown: Shown,
): Promise<readonly number[]> {
  if (kinds.length === 0) return []
  const counts = kinds.map(
    (kind) => sql`(select count(*)::int from (
      select from ${fromThings(kind, look, shown)} limit ${maxThings + 1}) as counted)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return rows[0]?.counts ?? []
}
