import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId, FormId, FormVersionId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import { sql } from 'kysely'
import { FormContent } from '../../contract/content.ts'
import type { NamedForm } from '../../rules/wire.ts'

const formFields = ['id', 'name', 'description', 'templateType', 'createdAt', 'endedAt'] as const

/** The forms of a company, by name, the ended last. */
export async function listFormsOf(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('assessmentForm')
    .where('companyId', '=', companyId)
    .orderBy(sql`ended_at is not null`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .select(formFields)
    .execute()
}

export type FormRow = Awaited<ReturnType<typeof listFormsOf>>[number]

export async function findForm(db: Database, companyId: CompanyId, formId: FormId) {
  const row = await db
    .selectFrom('assessmentForm')
    .where('companyId', '=', companyId)
    .where('id', '=', formId)
    .select(formFields)
    .executeTakeFirst()
  return row ?? null
}

export async function countForms(db: Database, companyId: CompanyId): Promise<number> {
  const row = await db
    .selectFrom('assessmentForm')
    .where('companyId', '=', companyId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

interface NewForm {
  readonly id: FormId
  readonly companyId: CompanyId
  readonly externalId: string | null
  readonly name: string
  readonly description: string
  readonly createdBy: AccountId | null
  readonly createdAt: Date
}

export async function insertForm(db: Database, form: NewForm): Promise<void> {
  await db.insertInto('assessmentForm').values(form).execute()
}

export async function updateForm(
  db: Database,
  formId: FormId,
  patch: { name?: string; description?: string; endedAt?: Date | null },
): Promise<void> {
  await db.updateTable('assessmentForm').set(patch).where('id', '=', formId).execute()
}

export async function deleteForm(db: Database, formId: FormId): Promise<void> {
  await db.deleteFrom('assessmentForm').where('id', '=', formId).execute()
}

function versionsOf(db: Database, companyId: CompanyId) {
  return db
    .selectFrom('assessmentFormVersion as version')
    .innerJoin('assessmentForm as form', 'form.id', 'version.formId')
    .leftJoin('account as changer', 'changer.id', 'version.changedBy')
    .leftJoin('account as publisher', 'publisher.id', 'version.publishedBy')
    .where('version.companyId', '=', companyId)
    .select([
      'version.id',
      'version.formId',
      'version.number',
      'version.state',
      'version.content',
      'version.revision',
      'version.changedAt',
      'version.publishedAt',
      'changer.name as changedBy',
      'publisher.name as publishedBy',
      'form.name as formName',
      'form.description',
      'form.templateType',
      'form.endedAt',
    ])
}

/** A version whose content has yet to be read, by `readVersion`. */
export type StoredVersion = Awaited<ReturnType<ReturnType<typeof versionsOf>['execute']>>[number]
export type VersionRow = Omit<StoredVersion, 'content'> & { readonly content: FormContent }

export const readVersion = (row: StoredVersion): VersionRow => ({
  ...row,
  content: readStored(FormContent, row.content, 'assessmentForms'),
})

/** The drafts and published versions of a company's forms. */
export async function listOpenVersions(db: Database, companyId: CompanyId): Promise<StoredVersion[]> {
  return versionsOf(db, companyId).where('version.state', 'in', ['draft', 'published']).execute()
}

/** All versions of a form, from the oldest. */
export async function listVersions(
  db: Database,
  companyId: CompanyId,
  formId: FormId,
): Promise<StoredVersion[]> {
  return versionsOf(db, companyId).where('version.formId', '=', formId).orderBy('version.number').execute()
}

/** The forms that are offered: published, and not ended. */
export async function listOffered(db: Database, companyId: CompanyId): Promise<StoredVersion[]> {
  return versionsOf(db, companyId)
    .where('version.state', '=', 'published')
    .where('form.endedAt', 'is', null)
    .orderBy(sql`lower(form.name)`)
    .orderBy('form.id')
    .execute()
}

export async function findVersion(
  db: Database,
  companyId: CompanyId,
  versionId: FormVersionId,
): Promise<VersionRow | null> {
  const row = await versionsOf(db, companyId).where('version.id', '=', versionId).executeTakeFirst()
  return row ? readVersion(row) : null
}

/** The version of a form that is filled in now; an ended form's too, for rounds that have it. */
export async function findPublished(
  db: Database,
  companyId: CompanyId,
  formId: FormId,
): Promise<VersionRow | null> {
  const row = await versionsOf(db, companyId)
    .where('version.formId', '=', formId)
    .where('version.state', '=', 'published')
    .executeTakeFirst()
  return row ? readVersion(row) : null
}

/** A version of a form with all that the wire's form needs. */
export function namedForm(version: VersionRow): NamedForm {
  const { id, formId, formName, description, templateType, content } = version
  return { formId, versionId: id, name: formName, description, templateType, content }
}
