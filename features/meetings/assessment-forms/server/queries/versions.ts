import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId, FormId, FormVersionId } from '@candor/kernel/ids'
import { sql } from 'kysely'
import type { FormContent } from '../../contract/content.ts'
import { contentOf, type ImportedForm } from '../../rules/imported-form.ts'
import { insertForm } from './forms.ts'

interface NewVersion {
  readonly companyId: CompanyId
  readonly formId: FormId
  readonly state: 'draft' | 'published'
  readonly content: FormContent
  readonly by: AccountId | null
  readonly at: Date
}

/** Adds a version with the next number of its form. */
export async function insertVersion(db: Database, version: NewVersion): Promise<FormVersionId> {
  const { companyId, formId, state, by, at } = version
  const id = newId<'formVersion'>()
  const isPublished = state === 'published'
  await db
    .insertInto('assessmentFormVersion')
    .values({
      id,
      companyId,
      formId,
      state,
      number: sql<number>`(
        select coalesce(max(number), 0) + 1 from assessment_form_version where form_id = ${formId}
      )`,
      content: JSON.stringify(version.content),
      changedAt: at,
      changedBy: by,
      publishedAt: isPublished ? at : null,
      publishedBy: isPublished ? by : null,
    })
    .execute()
  return id
}

/** Stores the content of a draft and raises its revision. */
export async function updateDraft(
  db: Database,
  versionId: FormVersionId,
  { content, by, at }: { content: FormContent; by: AccountId; at: Date },
): Promise<void> {
  await db
    .updateTable('assessmentFormVersion')
    .set({
      content: JSON.stringify(content),
      changedAt: at,
      changedBy: by,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', versionId)
    .execute()
}

export async function deleteVersion(db: Database, versionId: FormVersionId): Promise<void> {
  await db.deleteFrom('assessmentFormVersion').where('id', '=', versionId).execute()
}

/** Ends the published version of a form. */
export async function endPublished(db: Database, formId: FormId): Promise<void> {
  await db
    .updateTable('assessmentFormVersion')
    .set({ state: 'ended' })
    .where('formId', '=', formId)
    .where('state', '=', 'published')
    .execute()
}

export async function publishVersion(
  db: Database,
  versionId: FormVersionId,
  { by, at }: { by: AccountId; at: Date },
): Promise<void> {
  await db
    .updateTable('assessmentFormVersion')
    .set({ state: 'published', publishedAt: at, publishedBy: by })
    .where('id', '=', versionId)
    .execute()
}

/**
 * Updates a form from a company's file, by its external id: other questions make a new version, the same ones change
 * nothing. A draft in progress stays, and so does the description where the file has none.
 */
export async function putForm(
  db: Database,
  companyId: CompanyId,
  form: ImportedForm,
  at: Date,
): Promise<void> {
  const { externalId, name, description } = form
  const known = await db
    .updateTable('assessmentForm')
    .set({ name, description })
    .where('companyId', '=', companyId)
    .where('externalId', '=', externalId)
    .returning('id')
    .executeTakeFirst()
  const id = known?.id ?? newId<'form'>()
  if (!known) {
    const own = { id, companyId, externalId, name, description: description ?? '' }
    await insertForm(db, { ...own, createdBy: null, createdAt: at })
  }
  const content = contentOf(form)
  const isSame = await db
    .selectFrom('assessmentFormVersion')
    .where('formId', '=', id)
    .where('state', '=', 'published')
    .where(sql<boolean>`content = ${JSON.stringify(content)}::jsonb`)
    .select('id')
    .executeTakeFirst()
  if (isSame) return
  await endPublished(db, id)
  await insertVersion(db, { companyId, formId: id, state: 'published', content, by: null, at })
}
