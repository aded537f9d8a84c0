import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId, InterviewId } from '@candor/kernel/ids'
import { sql } from 'kysely'

const secretName = 'erasedIds'

/** The installation's secret for hashes of erased ids; made at the first erasure. */
async function ensureSecret(db: Database): Promise<string> {
  await db
    .insertInto('installationSecret')
    .values({ name: secretName, value: randomBytes(32).toString('base64url') })
    .onConflict((on) => on.column('name').doNothing())
    .execute()
  const row = await findSecret(db)
  if (row === null) throw new Error('the secret of erased ids is not stored')
  return row
}

async function findSecret(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('installationSecret')
    .where('name', '=', secretName)
    .select('value')
    .executeTakeFirst()
  return row?.value ?? null
}

/** The secret of the hashes, for a list of erased ids; null where nothing was erased yet. */
export const findErasedIdsSecret = findSecret

/**
 * Takes over the secret of another database, where this one has none yet. False where it has another one: hashes of the
 * other database say nothing here.
 */
export async function adoptSecret(db: Database, secret: string): Promise<boolean> {
  await db
    .insertInto('installationSecret')
    .values({ name: secretName, value: secret })
    .onConflict((on) => on.column('name').doNothing())
    .execute()
  return (await findSecret(db)) === secret
}

/** A row of the list of erased ids. */
export interface ErasedId {
  readonly id: string
  /** From a list, it proves nothing. */
  readonly companyId: string
  readonly kind: string
  readonly externalIdHash: string | null
  readonly erasedAt: Date
}

/** All erased ids of the installation, by time. */
export function listErasedIds(db: Database): Promise<ErasedId[]> {
  return db
    .selectFrom('erasedId')
    .orderBy('erasedAt')
    .orderBy('id')
    .select(['id', 'companyId', 'kind', 'externalIdHash', 'erasedAt'])
    .execute()
}

/** Notes ids that another database had erased. Those of companies that are not here are left out. */
export async function noteErasedIds(db: Database, ids: readonly ErasedId[]): Promise<void> {
  const rows = ids.map((row) => ({ ...row, erasedAt: row.erasedAt.toISOString() }))
  await sql`
    insert into erased_id (id, company_id, kind, external_id_hash, erased_at)
    select given.id, given."companyId", given.kind, given."externalIdHash", given."erasedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (id uuid, "companyId" uuid, kind text, "externalIdHash" text, "erasedAt" timestamptz)
      join company on company.id = given."companyId"
    on conflict do nothing`.execute(db)
}

const hashOf = (secret: string, companyId: CompanyId, externalId: string) =>
  createHmac('sha256', secret).update(`${companyId} ${externalId}`).digest('hex')

/** Notes that a candidate with its interviews is erased. Called within the transaction that erases it. */
export async function insertErasedIds(
  db: Database,
  erased: {
    readonly companyId: CompanyId
    readonly candidateId: CandidateId
    readonly externalId: string
    readonly interviewIds: readonly InterviewId[]
    readonly now: Date
  },
): Promise<void> {
  const { companyId, candidateId, interviewIds, now } = erased
  const externalIdHash = hashOf(await ensureSecret(db), companyId, erased.externalId)
  await db
    .insertInto('erasedId')
    .values([
      { id: candidateId, companyId, kind: 'candidate', externalIdHash, erasedAt: now },
      ...interviewIds.map((id) => ({ id, companyId, kind: 'interview', erasedAt: now })),
    ])
    .execute()
}

/** Whether a candidate of this external id was erased from the company. */
export async function isExternalIdErased(
  db: Database,
  companyId: CompanyId,
  externalId: string,
): Promise<boolean> {
  const secret = await findSecret(db)
  if (secret === null) return false
  const row = await db
    .selectFrom('erasedId')
    .where('companyId', '=', companyId)
    .where('externalIdHash', '=', hashOf(secret, companyId, externalId))
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether one of these ids is of a candidate or an interview that was erased from the company. */
export async function isErased(db: Database, companyId: CompanyId, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const row = await db
    .selectFrom('erasedId')
    .where('companyId', '=', companyId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
