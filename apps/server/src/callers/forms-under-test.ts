import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, FormId } from '@candor/kernel/ids'
import type { FormContent } from '../../../../features/meetings/assessment-forms/contract/content.ts'
import { insertForm } from '../../../../features/meetings/assessment-forms/server/queries/forms.ts'
import { insertVersion } from '../../../../features/meetings/assessment-forms/server/queries/versions.ts'

/** A form with a published version, the draft of another form, and a round that uses the first form. */
export type FormKind = 'form' | 'formVersion' | 'formDraft' | 'round'

/** Returns the id of a planned interview of a candidate. */
export async function planOf({ db }: AppServices, candidateId: CandidateId): Promise<string> {
  const { id } = await db
    .selectFrom('interviewPlan')
    .where('candidateId', '=', candidateId)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts a published form, and a draft of another one. */
export async function insertForms(
  { db, clock }: AppServices,
  companyId: CompanyId,
  word: string,
): Promise<Record<FormKind, string>> {
  const at = clock.now()
  const question = { id: 'q1', type: 'text' as const, name: `问题${word}`, description: '', isNeeded: true }
  const module = { id: 'm1', name: `模块${word}`, description: `说明${word}`, questions: [question] }
  const content: FormContent = { modules: [module] }
  const add = async (state: 'published' | 'draft') => {
    const formId: FormId = newId<'form'>()
    const said = { name: `评估表${word}`, description: `说明${word}` }
    await insertForm(db, { id: formId, companyId, externalId: null, createdBy: null, createdAt: at, ...said })
    return { formId, versionId: await insertVersion(db, { companyId, formId, state, content, by: null, at }) }
  }
  const published = await add('published')
  const draft = await add('draft')
  const { id: positionId } = await db
    .selectFrom('position')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirstOrThrow()
  const { formId } = published
  const round = newId()
  await db
    .insertInto('interviewRound')
    .values({ id: round, companyId, positionId, place: 1, name: `轮次${word}`, formId })
    .execute()
  await db.updateTable('interviewPlan').set({ formId }).where('companyId', '=', companyId).execute()
  return { round, form: published.formId, formVersion: published.versionId, formDraft: draft.versionId }
}
