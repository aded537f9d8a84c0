import type { Database } from '@candor/db/database'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import { standsAlone } from '../../../../platform/imports/server/queries/merged.ts'
import { isOneLabel, type Label } from '../../rules.ts'
import type { OfCandidate } from '../queries.ts'

export async function listLabels(db: Database, { companyId, candidateId }: OfCandidate) {
  return db
    .selectFrom('candidateLabel')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .orderBy('sortIndex')
    .select(['labelId as id', 'name'])
    .execute()
}

/**
 * Replaces the imported labels of a candidate, in order; those that people gave stay.
 *
 * They are added to the company's labels, so that people can give them to others.
 */
export async function replaceLabels(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  labels: readonly Label[],
): Promise<void> {
  await db
    .deleteFrom('candidateLabel')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', companyId)
    .where('isManual', '=', false)
    .where(standsAlone(candidateId))
    .execute()
  if (labels.length === 0) return
  await addCompanyLabels(db, companyId, labels)
  const given = await listLabels(db, { companyId, candidateId })
  const rows = labels.flatMap((label, sortIndex) => {
    const { id: labelId, name } = label
    const isGiven = given.some((each) => isOneLabel(each, label))
    return isGiven ? [] : [{ companyId, candidateId, labelId, name, sortIndex }]
  })
  if (rows.length === 0) return
  await db
    .insertInto('candidateLabel')
    .values(rows)
    // Somebody may give the same label at the same time.
    .onConflict((on) => on.doNothing())
    .execute()
}

/** The labels of a company, by id. */
export async function listCompanyLabels(db: Database, companyId: CompanyId): Promise<Label[]> {
  return db
    .selectFrom('companyLabel')
    .where('companyId', '=', companyId)
    .orderBy('labelId')
    .select(['labelId as id', 'name'])
    .execute()
}

/** Locks a company's labels against additions until the transaction ends. */
export async function lockCompanyLabels(db: Database, companyId: CompanyId): Promise<void> {
  await db.selectFrom('company').where('id', '=', companyId).select('id').forNoKeyUpdate().execute()
}

/** Adds the labels that the company has neither by id nor by name. */
async function addCompanyLabels(db: Database, companyId: CompanyId, labels: readonly Label[]) {
  const known = new Set((await listCompanyLabels(db, companyId)).map(({ id }) => id))
  const missing = labels.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return
  await lockCompanyLabels(db, companyId)
  await insertCompanyLabels(db, companyId, missing)
}

/** Adds labels to a company, except known ids and names. */
export async function insertCompanyLabels(
  db: Database,
  companyId: CompanyId,
  labels: readonly Label[],
): Promise<void> {
  await db
    .insertInto('companyLabel')
    .values(labels.map(({ id: labelId, name }) => ({ companyId, labelId, name })))
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Labels given by people come after imported ones, of which a candidate has at most 200. */
const firstGivenIndex = 1000

/** Gives candidates a label by hand. */
export async function insertLabels(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
  { id: labelId, name }: Label,
): Promise<void> {
  if (candidateIds.length === 0) return
  // An import may bring the same label at the same time; given by a person it stays.
  await sql`
    insert into candidate_label (company_id, candidate_id, label_id, name, sort_index, is_manual)
    select ${companyId}, given.id, ${labelId}, ${name},
      greatest(${firstGivenIndex}::int, coalesce((select max(sort_index) from candidate_label
        where candidate_id = given.id and company_id = ${companyId}), 0) + 1), true
    from unnest(${candidateIds}::uuid[]) as given (id)
    on conflict (candidate_id, label_id) do update set is_manual = true`.execute(db)
}

/** A label as it stood at a candidate. */
export interface FormerLabel {
  readonly labelId: number
  readonly name: string
  readonly sortIndex: number
  readonly isManual: boolean
}

/** Removes a label from candidates; returns it by candidate, of those that had it. */
export async function deleteLabels(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
  labelId: number,
): Promise<Map<string, FormerLabel>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await db
    .deleteFrom('candidateLabel')
    .where('candidateId', 'in', candidateIds)
    .where('companyId', '=', companyId)
    .where('labelId', '=', labelId)
    .returning(['candidateId', 'labelId', 'name', 'sortIndex', 'isManual'])
    .execute()
  return new Map(rows.map(({ candidateId, ...label }) => [candidateId, label]))
}

/** Removes a label from a candidate; returns it, or null where the candidate did not have it. */
export async function deleteLabel(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  labelId: number,
): Promise<FormerLabel | null> {
  return (await deleteLabels(db, companyId, [candidateId], labelId)).get(candidateId) ?? null
}

/** Gives a candidate a label back as it was; returns whether it was missing. */
export async function insertFormerLabel(
  db: Database,
  { companyId, candidateId }: OfCandidate,
  label: FormerLabel,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('candidateLabel')
    .values({ companyId, candidateId, ...label })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The labels of each of some candidates, in order. */
export async function listLabelsOfEach(
  db: Database,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<Map<string, Label[]>> {
  if (candidateIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('candidateLabel')
    .where(sql<boolean>`candidate_id = any(${candidateIds}::uuid[])`)
    .where('companyId', '=', companyId)
    .orderBy('sortIndex')
    .select(['candidateId', 'labelId as id', 'name'])
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ candidateId }) => candidateId)].map(([candidateId, labels]) => [
      candidateId,
      labels.map(({ id, name }) => ({ id, name })),
    ]),
  )
}
