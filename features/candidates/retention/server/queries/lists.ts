import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import type { RetentionList } from '../../contract/lists.ts'
import type { Horizon } from '../../rules/retention.ts'

/** The company's candidates at a moment, by the horizons of its months. */
export interface ListScope {
  readonly companyId: CompanyId
  readonly now: Date
  readonly today: Horizon
  readonly soon: Horizon
}

const candidates = sql`candidate left join retention_keep as keep on keep.candidate_id = candidate.id`

/** The last activity: of the candidate's own times, and of the audit log without views. */
const lastActivity = sql`greatest(candidate.updated_at, candidate.stage_since, candidate.applied_at, (
  select max(at) from audit_entry where company_id = candidate.company_id and candidate_id = candidate.id
    and action <> 'report.viewed'))`

function isWithin({ outcomeBefore, keptBefore }: Horizon): RawBuilder<unknown> {
  return sql`(candidate.outcome is not null and candidate.outcome_at < ${outcomeBefore}
    and (keep.ends_at is null or keep.ends_at < ${keptBefore}))`
}

/** An open candidate whose last activity is older than the time: the plain columns first, as they are indexed. */
function isUndecided({ today: { outcomeBefore } }: ListScope): RawBuilder<unknown> {
  return sql`(candidate.outcome is null and candidate.stage_since < ${outcomeBefore}
    and candidate.updated_at < ${outcomeBefore} and candidate.applied_at < ${outcomeBefore}
    and not exists (select from audit_entry where company_id = candidate.company_id
      and candidate_id = candidate.id and action <> 'report.viewed' and at >= ${outcomeBefore}))`
}

function isListed(list: RetentionList, scope: ListScope): RawBuilder<unknown> {
  if (list === 'undecided') return isUndecided(scope)
  if (list === 'kept') return sql`keep.ends_at > ${scope.now}`
  const isDue = isWithin(scope.today)
  return list === 'now' ? isDue : sql`(${isWithin(scope.soon)} and not ${isDue})`
}

interface RetentionCounts {
  readonly now: number
  readonly soon: number
  readonly later: number
  readonly kept: number
  readonly undecided: number
}

export async function countRetention(db: Database, scope: ListScope): Promise<RetentionCounts> {
  const count = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})::int`
  const { rows } = await sql<RetentionCounts>`
    select ${count(isListed('now', scope))} as now, ${count(isListed('soon', scope))} as soon,
      ${count(sql`candidate.outcome is not null and not coalesce(${isWithin(scope.soon)}, false)`)} as later,
      ${count(isListed('kept', scope))} as kept, ${count(isUndecided(scope))} as undecided
    from ${candidates} where candidate.company_id = ${scope.companyId}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a count without a row')
  return counts
}

/** Where a page of a list ends: its order, in microseconds, and the candidate. */
export interface ListCursor {
  readonly micros: string
  readonly id: string
}

interface Page {
  readonly list: RetentionList
  /** A part of a candidate's name; null for everybody. */
  readonly name: string | null
  /** Whether the company shows no candidate's name. */
  readonly areAllAnonymous: boolean
  readonly after: ListCursor | null
  readonly limit: number
}

export interface RetentionRow {
  readonly candidateId: CandidateId
  readonly name: string
  readonly nameLatin: string | null
  readonly isAnonymous: boolean
  readonly positionName: string
  readonly positionNameLatin: string | null
  readonly outcome: string | null
  readonly outcomeAt: Date | null
  readonly lastActiveAt: Date
  readonly endsAt: Date | null
  readonly reason: string | null
  readonly byName: string | null
  readonly micros: string
}

/** One page of a list, the oldest first. Masked names are not searched: a hit would reveal the name. */
export async function listCandidates(db: Database, scope: ListScope, page: Page): Promise<RetentionRow[]> {
  const { list, name, areAllAnonymous, after, limit } = page
  if (name !== null && areAllAnonymous) return []
  const order =
    list === 'undecided' ? sql`candidate.stage_since` : sql`coalesce(candidate.outcome_at, keep.kept_at)`
  const pattern = containing(name ?? '')
  const named = sql`and not candidate.is_anonymous
    and (candidate.name ilike ${pattern} or candidate.name_latin ilike ${pattern})`
  const later = sql`and (${order}, candidate.id) >
    (timestamptz 'epoch' + ${after?.micros ?? '0'}::bigint * interval '1 microsecond', ${after?.id ?? null}::uuid)`
  const { rows } = await sql<RetentionRow>`
    select candidate.id as "candidateId", candidate.name, candidate.name_latin as "nameLatin",
      candidate.is_anonymous as "isAnonymous", position.name as "positionName",
      position.name_latin as "positionNameLatin", candidate.outcome, candidate.outcome_at as "outcomeAt",
      ${lastActivity} as "lastActiveAt", keep.ends_at as "endsAt", keep.reason, account.name as "byName",
      (extract(epoch from ${order}) * 1000000)::bigint::text as micros
    from ${candidates} join position on position.id = candidate.position_id
      left join account on account.id = keep.by_account_id
    where candidate.company_id = ${scope.companyId} and ${isListed(list, scope)}
      ${name === null ? sql`` : named} ${after === null ? sql`` : later}
    order by ${order}, candidate.id limit ${limit}`.execute(db)
  return rows
}
