import { containing } from '@candor/db/containing'
import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, PositionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/** Whether an account recruits for the position. */
const recruits = (accountId: AccountId) =>
  sql<boolean>`exists (select from position_account part
    where part.position_id = position.id and part.part = 'recruits' and part.account_id = ${accountId})`

/** Whether the name, the place or a recruiter of the position holds a text. */
function holds(text: string) {
  const pattern = containing(text)
  return sql<boolean>`(position.name ilike ${pattern} or position.name_latin ilike ${pattern}
    or position.name_tw ilike ${pattern} or position.place ilike ${pattern}
    or exists (select from position_account part join account on account.id = part.account_id
      where part.position_id = position.id and part.part = 'recruits' and account.name ilike ${pattern}))`
}

interface Narrowed {
  readonly companyId: CompanyId
  readonly state: string
  /** The account that recruits for them; null for all positions. */
  readonly recruiterId: AccountId | null
  readonly text: string
}

/** The positions of a tab that hold a text, with what they are ordered by. */
export async function findPositions(db: Database, { companyId, state, recruiterId, text }: Narrowed) {
  return db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .where('state', '=', state)
    .where(recruiterId === null ? sql<boolean>`true` : recruits(recruiterId))
    .$if(text !== '', (query) => query.where(holds(text)))
    .select(['id', 'name', 'seats', 'createdAt', 'closedAt'])
    .execute()
}

/** The number of positions by state, and of the open ones for which an account recruits. */
export async function countPositions(db: Database, companyId: CompanyId, accountId: AccountId) {
  const count = (condition: ReturnType<typeof recruits>) =>
    sql<number>`(count(*) filter (where ${condition}))::int`
  const ofState = (state: string) => sql<boolean>`state = ${state}`
  return db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .select([
      count(ofState('open')).as('open'),
      count(sql`state = 'open' and ${recruits(accountId)}`).as('mine'),
      count(ofState('draft')).as('draft'),
      count(ofState('closed')).as('closed'),
    ])
    .executeTakeFirstOrThrow()
}

const headColumns = [
  'position.id',
  'position.name',
  'position.nameLatin',
  'position.nameTw',
  'position.grade',
  'position.place',
  'position.state',
  'position.seats',
  'position.createdAt',
  'position.openedAt',
  'position.closedAt',
  'position.revision',
] as const

/** What the list shows of some positions. */
export async function listHeads(db: Database, companyId: CompanyId, positionIds: readonly PositionId[]) {
  if (positionIds.length === 0) return []
  return db
    .selectFrom('position')
    .leftJoin('account as addedBy', 'addedBy.id', 'position.addedByAccountId')
    .where('position.companyId', '=', companyId)
    .where('position.id', 'in', positionIds)
    .select([
      ...headColumns,
      'addedBy.id as addedById',
      'addedBy.name as addedByName',
      sql<boolean>`exists (select from jsonb_each_text(position.description) as written where written.value <> '')`.as(
        'hasDescription',
      ),
    ])
    .execute()
}

/** The accounts with a part in some positions, by name. */
export async function listParts(db: Database, companyId: CompanyId, positionIds: readonly PositionId[]) {
  if (positionIds.length === 0) return []
  return db
    .selectFrom('positionAccount')
    .innerJoin('account', 'account.id', 'positionAccount.accountId')
    .where('positionAccount.companyId', '=', companyId)
    .where('positionAccount.positionId', 'in', positionIds)
    .orderBy('account.name')
    .orderBy('account.id')
    .select(['positionId', 'part', 'accountId', 'account.name'])
    .execute()
}

/** Everything that is stored about one position; null where the company has none of this id. */
export async function findPosition(db: Database, companyId: CompanyId, positionId: PositionId) {
  const row = await db
    .selectFrom('position')
    .leftJoin('account as changedBy', 'changedBy.id', 'position.changedByAccountId')
    .where('position.companyId', '=', companyId)
    .where('position.id', '=', positionId)
    .select([
      ...headColumns,
      'externalId',
      'description',
      'salary',
      'languages',
      'changedAt',
      'changedBy.id as changedById',
      'changedBy.name as changedByName',
    ])
    .executeTakeFirst()
  return row ?? null
}
export type PositionRow = NonNullable<Awaited<ReturnType<typeof findPosition>>>
