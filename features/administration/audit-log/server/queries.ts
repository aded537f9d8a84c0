import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../../platform/access/rules/viewer.ts'
import { readFilterId } from '../../../platform/access/server/gate/filter-ids.ts'
import { plansAwaiting } from '../../../platform/access/server/queries/given.ts'
import { viewAction } from '../../../platform/audit/rules/entry.ts'

interface Wanted {
  /** Null: all. */
  readonly actions: readonly string[] | null
  readonly hidesViews: boolean
  readonly accountName: string | null
  /** As the caller sent it: of the company's own entries, those about this one. */
  readonly candidateId: string | null
  readonly candidateName: string | null
  /** Whether the company hides its candidates' names: then none is found by name. */
  readonly areAllAnonymous: boolean
  readonly from: Date | null
  readonly to: Date | null
  readonly before: number | null
  readonly limit: number
}

type Query = RawBuilder<unknown>

const none = sql``

/** Conditions on single entries, of which each scan of an index keeps a few. */
function matching(companyId: CompanyId, { actions, hidesViews, from, to, before }: Wanted): Query {
  const entry = sql`select sequence from audit_entry where company_id = ${companyId}`
  return sql`company_id = ${companyId}
    ${hidesViews ? sql`and action <> ${sql.lit(viewAction)}` : none}
    ${actions?.length === 1 ? sql`and action = ${actions[0]}` : none}
    ${actions && actions.length > 1 ? sql`and action = any(${actions})` : none}
    ${before === null ? none : sql`and sequence < ${before}`}
    ${from === null ? none : sql`and at >= ${from} and sequence >= (${entry} and at >= ${from} order by at, sequence limit 1)`}
    ${to === null ? none : sql`and at < ${to} and sequence <= (${entry} and at < ${to} order by at desc, sequence desc limit 1)`}`
}

/** The newest entries of each of several keys, as one list: only those can be on the page. */
const newestOf = (keys: Query, entry: Query, limit: number) => sql<boolean>`sequence = any(array(
  select entry.sequence from ${keys} cross join lateral (
    select sequence from audit_entry where ${entry} order by sequence desc limit ${limit}) as entry
  order by entry.sequence desc limit ${limit}))`

/** Hashes of the names that hold a text, by which entries name them. */
const hashesOf = (companyId: CompanyId, accountName: string) =>
  sql`(select hash from audit_name where company_id = ${companyId} and name ilike ${containing(accountName)})`

/**
 * Whether an entry is among the newest with a name that holds a text.
 *
 * The log grows without end, and a name may have few entries or none. So the query looks for the newest entry of each
 * name first. Only the names with the newest entries can be on the page.
 */
function isByNamed(companyId: CompanyId, wanted: Wanted, accountName: string) {
  const entry = matching(companyId, wanted)
  const named = sql`(select named.hash from ${hashesOf(companyId, accountName)} as named cross join lateral (
      select sequence from audit_entry where ${entry} and name_hash = named.hash order by sequence desc limit 1) as newest
    order by newest.sequence desc limit ${wanted.limit}) as named`
  return newestOf(named, sql`${entry} and name_hash = named.hash`, wanted.limit)
}

/**
 * Whether an entry is about one of the candidates with a text in their name, however many they are.
 *
 * The newest entry of each is looked for first: only the candidates with the newest ones can have entries on the page.
 */
function isAboutNamed(companyId: CompanyId, wanted: Wanted, name: string) {
  const { accountName, limit } = wanted
  const by = accountName === null ? none : sql`and name_hash in ${hashesOf(companyId, accountName)}`
  const about = (candidateId: Query) =>
    sql`${matching(companyId, wanted)} and candidate_id = ${candidateId} ${by}`
  const named = sql`(select candidate.id from candidate cross join lateral (
      select sequence from audit_entry where ${about(sql`candidate.id`)} order by sequence desc limit 1) as newest
    where candidate.company_id = ${companyId} and not is_anonymous and ${!wanted.areAllAnonymous}
      and (name ilike ${containing(name)} or name_latin ilike ${containing(name)})
    order by newest.sequence desc limit ${limit}) as named`
  return newestOf(named, about(sql`named.id`), limit)
}

/** Whether an entry is one of the newest of several actions, of which each may be rare. */
function isOfActions(companyId: CompanyId, wanted: Wanted, actions: readonly string[]) {
  const named = sql`unnest(${actions}::text[]) as named (action)`
  const entry = matching(companyId, { ...wanted, actions: null, hidesViews: false })
  return newestOf(named, sql`${entry} and audit_entry.action = named.action`, wanted.limit)
}

/** Whether an entry's name holds a text: those about one candidate are few enough to look at each. */
const holdsName = (companyId: CompanyId, accountName: string) =>
  sql<boolean>`name_hash in ${hashesOf(companyId, accountName)}`

/** Entries of a company, newest first, with the candidate's present name. An id that is none finds nothing, as an unknown one does. */
export async function listEntries(
  db: Database,
  { companyId, accountId }: Pick<Viewer, 'companyId' | 'accountId'>,
  wanted: Wanted,
) {
  const { actions, accountName, candidateName, limit } = wanted
  const candidateId = readFilterId(wanted.candidateId)
  if (wanted.candidateId && !candidateId) return []
  const isSearch = candidateId === null && candidateName !== null
  const ofActions = !candidateId && !isSearch && accountName === null && actions && actions.length > 1
  const named = (name: string) =>
    candidateId ? holdsName(companyId, name) : isByNamed(companyId, wanted, name)
  const page = db
    .selectFrom('auditEntry')
    .where(sql<boolean>`${matching(companyId, wanted)}`)
    .$if(isSearch, (query) => query.where(isAboutNamed(companyId, wanted, candidateName ?? '')))
    .$if(!isSearch && accountName !== null, (query) => query.where(named(accountName ?? '')))
    .$if(ofActions === true, (query) => query.where(isOfActions(companyId, wanted, actions ?? [])))
    .$if(candidateId !== null, (query) => query.where('candidateId', '=', candidateId))
    .orderBy('sequence', 'desc')
    .limit(limit)
    .select('sequence')
  return (
    db
      .selectFrom('auditEntry as entry')
      .innerJoin('auditEntryWhole as whole', (join) =>
        join.onRef('whole.companyId', '=', 'entry.companyId').onRef('whole.sequence', '=', 'entry.sequence'),
      )
      .leftJoin('candidate', (join) =>
        join
          .onRef('candidate.id', '=', 'entry.candidateId')
          .onRef('candidate.companyId', '=', 'entry.companyId'),
      )
      .where('entry.companyId', '=', companyId)
      .where(sql<boolean>`entry.sequence = any(array(${page}))`)
      .orderBy('entry.sequence', 'desc')
      .select(['entry.sequence', 'entry.at', 'entry.accountId', 'entry.action', 'entry.candidateId'])
      .select(['entry.interviewId', 'entry.hash', 'whole.accountName', 'whole.isEmptied'])
      // The list of an erasure may name thousands of entries; only a check of the chain reads it.
      .select(sql<unknown>`whole.details - 'erased'`.as('details'))
      .select(['candidate.name as candidateName', 'candidate.nameLatin as candidateNameLatin'])
      .select([
        'candidate.isAnonymous',
        plansAwaiting(sql`candidate.company_id`, sql`candidate.id`, sql`${accountId}`).as('awaitingPlanIds'),
      ])
      .execute()
  )
}
