import type { Database } from '@candor/db/database'
import type { AccountId, CandidateId, CompanyId, InterviewId, RoleId } from '@candor/kernel/ids'
import { type RawBuilder, sql } from 'kysely'
import { reachesAllCandidates } from '../rules/reach.ts'
import type { Viewer } from '../rules/viewer.ts'

const rightsOf = (companyId: CompanyId) => sql`hashtextextended(${`rights ${companyId}`}, 0)`

/** Keeps the rights in a company as they are until the transaction ends. Those who do so do not wait for each other. */
export async function holdRights(transaction: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${rightsOf(companyId)})`.execute(transaction)
}

/**
 * Waits for all who act in a company by the rights as they are, and lets nobody else act until the transaction ends.
 *
 * Whoever takes a right away begins with it: when that is answered, nothing is stored by the old right any more. It is
 * waited for in turn, so that one act after another does not put a freeze off; locks of rows would let them all pass by.
 */
export async function takeRights(transaction: Database, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${rightsOf(companyId)})`.execute(transaction)
}

function sessionOf(db: Database, tokenHash: string) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('role', 'role.id', 'account.roleId')
    .where('session.tokenHash', '=', tokenHash)
    .select([
      'session.id as sessionId',
      'session.companyId',
      'session.accountId',
      'session.expiresAt',
      'session.endedAt',
      'account.userType',
      'account.isDemo',
      'account.mustChangePassword',
      'role.buttons',
    ])
}

/** The session of a token with its account and role, whether or not it is still good; null for an unknown token. */
export async function findSession(db: Database, tokenHash: string) {
  return (await sessionOf(db, tokenHash).executeTakeFirst()) ?? null
}

/** The same, with all three kept as they are until the transaction ends, whoever would change them. */
export async function takeSession(transaction: Database, tokenHash: string) {
  const held = sessionOf(transaction, tokenHash).forShare(['account', 'session', 'role'])
  return (await held.executeTakeFirst()) ?? null
}

export async function findServiceKey(db: Database, keyHash: string) {
  const row = await db
    .selectFrom('serviceKey')
    .where('keyHash', '=', keyHash)
    .where('revokedAt', 'is', null)
    .select(['id as keyId', 'companyId'])
    .executeTakeFirst()
  return row ?? null
}

/** Whether a key is still good. It stays so until the transaction ends: whoever revokes it waits for that. */
export async function takeServiceKey(
  transaction: Database,
  { companyId, keyId }: { companyId: CompanyId; keyId: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('serviceKey')
    .where('id', '=', keyId)
    .where('companyId', '=', companyId)
    .where('revokedAt', 'is', null)
    .forShare()
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

const candidateFacts = [
  'candidate.id as candidateId',
  'candidate.positionId',
  'candidate.isAnonymous',
  'candidate.stageId',
  'candidate.stageTypeKind',
  'position.isL5',
  'position.settings as positionSettings',
  'company.profile',
  'company.customerType',
] as const

// All of them as one object, read here so that a report's handlers need no look of their own.
const settings = sql<unknown>`(
  select jsonb_object_agg(key, value) from company_setting where company_setting.company_id = company.id
)`

/** A candidate's report with all that decides who may read what of it, in one statement: it precedes every read. */
function reportsOf(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .innerJoin('company', 'company.id', 'candidate.companyId')
    .where('candidate.companyId', '=', companyId)
    .select([...candidateFacts, settings.as('settings')])
}

// The transaction that stored a row is in its `xmin`: the rows of a report have other ones as soon as any is stored,
// changed or deleted. What a call reads of a report stands in one of these tables, or its answer must not be kept.
const version = (accountId: AccountId) => sql<string>`(
  select md5(string_agg(stored, ' ' order by stored)) from (
    values ('candidate ' || candidate.xmin), ('position ' || position.xmin), ('company ' || company.xmin)
    union all select 'setting ' || xmin from company_setting where company_id = candidate.company_id
    union all select 'interview ' || xmin from interview where candidate_id = candidate.id
    union all select 'part ' || interview_document.xmin from interview_document
      join interview on interview.id = interview_id where interview.candidate_id = candidate.id
    union all select 'part ' || xmin from candidate_document where candidate_id = candidate.id
    union all select 'label ' || xmin from candidate_label where candidate_id = candidate.id
    union all select 'evaluation ' || xmin from evaluation where candidate_id = candidate.id
    union all select 'remark ' || xmin from remark where candidate_id = candidate.id
    union all select 'read ' || xmin from evaluation_read
      where candidate_id = candidate.id and account_id = ${accountId}
  ) rows (stored)
)`

const interviewIds = sql<InterviewId[]>`array(
  select id from interview where candidate_id = candidate.id order by sort_index desc
)`

/** How a report is looked for. */
interface Place {
  readonly viewer: Pick<Viewer, 'companyId' | 'accountId' | 'userType'>
  /**
   * Whether the candidate is kept as it is until the transaction ends, and with it who has it: whoever changes that
   * takes the candidate first, so that who has it is read after this.
   */
  readonly isTaken: boolean
}

function lookedAt({ viewer: { companyId, accountId, userType }, isTaken }: Place) {
  const isGiven = reachesAllCandidates(userType)
    ? sql<boolean>`true`
    : isGivenTo(sql`${companyId}`, sql`candidate.id`, sql`${accountId}`)
  return [
    (isTaken ? sql<boolean>`false` : isGiven).as('isGiven'),
    (isTaken ? sql<string>`''` : version(accountId)).as('version'),
    interviewIds.as('interviewIds'),
  ] as const
}

export type FoundReport = NonNullable<Awaited<ReturnType<typeof findCandidate>>>

export async function findCandidateOfInterview(db: Database, place: Place, interviewId: InterviewId) {
  const row = await reportsOf(db, place.viewer.companyId)
    .innerJoin('interview', 'interview.candidateId', 'candidate.id')
    .where('interview.id', '=', interviewId)
    .where('interview.companyId', '=', place.viewer.companyId)
    .$if(place.isTaken, (query) => query.forNoKeyUpdate('candidate'))
    .select([...lookedAt(place), 'interview.id as interviewId'])
    .executeTakeFirst()
  return row ?? null
}

/** The candidate with its newest interview. */
export async function findCandidate(db: Database, place: Place, candidateId: CandidateId) {
  const row = await reportsOf(db, place.viewer.companyId)
    .leftJoin('interview', 'interview.candidateId', 'candidate.id')
    .where('candidate.id', '=', candidateId)
    .$if(place.isTaken, (query) => query.forNoKeyUpdate('candidate'))
    .orderBy('interview.sortIndex', 'desc')
    .select([...lookedAt(place), 'interview.id as interviewId'])
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Takes candidates as an act takes one, in the order of their ids, so that two acts never wait for each other. */
export async function takeCandidates(
  transaction: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<void> {
  await transaction
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .where('id', 'in', candidateIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
    .execute()
}

/** Several candidates in one statement, each with its newest interview. */
export function listCandidates(db: Database, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  return reportsOf(db, companyId)
    .leftJoin('interview', 'interview.candidateId', 'candidate.id')
    .where('candidate.id', 'in', candidateIds)
    .distinctOn('candidate.id')
    .orderBy('candidate.id')
    .orderBy('interview.sortIndex', 'desc')
    .select('interview.id as interviewId')
    .execute()
}

/**
 * Whether a candidate is given to an account now: recommended to it, or in an interview plan that names it by its id or
 * its e-mail. What was withdrawn or cancelled gives nothing, and neither does what an account gave to itself: by that it
 * would keep for ever what it was shown once.
 */
export function isGivenTo(
  companyId: RawBuilder<unknown>,
  candidateId: RawBuilder<unknown>,
  accountId: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(exists (
      select from recommendation
      where company_id = ${companyId} and candidate_id = ${candidateId} and to_account_id = ${accountId}
        and withdrawn_at is null and by_account_id is distinct from to_account_id
    ) or exists (
      select from candidate_document
        join account on account.company_id = candidate_document.company_id and account.id = ${accountId}
        cross join jsonb_path_query(
          document, '$[*] ? (!(@.status == 3)).interviewerInfoList[*].interviewerId'
        ) named
      where candidate_document.company_id = ${companyId} and candidate_id = ${candidateId}
        and part = 'interviewPlans' and lower(named #>> '{}') in (account.id::text, lower(account.email))
    ))`
}

/** Which of the candidates are given to the account now. */
export async function listGivenTo(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
  accountId: AccountId,
): Promise<CandidateId[]> {
  const isGiven = isGivenTo(sql`${companyId}`, sql`asked.candidate_id`, sql`${accountId}`)
  const { rows } = await sql<{ candidateId: CandidateId }>`
    select asked.candidate_id from unnest(${candidateIds}::uuid[]) as asked (candidate_id)
    where ${isGiven}`.execute(db)
  return rows.map(({ candidateId }) => candidateId)
}

export async function findRole(db: Database, companyId: CompanyId, roleId: RoleId) {
  const row = await db
    .selectFrom('role')
    .where('id', '=', roleId)
    .where('companyId', '=', companyId)
    .select(['id', 'buttons'])
    .executeTakeFirst()
  return row ?? null
}
