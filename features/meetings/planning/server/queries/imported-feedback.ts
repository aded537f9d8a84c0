import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CompanyId, FormVersionId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import type { OfCandidate } from '../../../../candidates/candidates/server/queries.ts'
import { byDistinctIds } from '../../../../platform/imports/rules/distinct-ids.ts'
import { FormContent } from '../../../assessment-forms/contract/content.ts'
import { answersOf, unfitAnswers } from '../../../assessment-forms/rules/answers.ts'
import { totalScore } from '../../../assessment-forms/rules/scores.ts'
import type { BundledPlans } from '../import/bundled.ts'

export interface ImportContext extends OfCandidate {
  readonly now: Date
  /** The account of an e-mail in the company, or null. */
  accountOf(email: string): Promise<AccountId | null>
}

type Bundled = NonNullable<BundledPlans[number]['interviewFeedbackList']>[number]
type Planned = {
  readonly id: string
  readonly plan: { readonly interviewFeedbackList?: Bundled[] | undefined }
}

interface Version {
  readonly id: FormVersionId
  /** As it is stored: one that cannot be read fails only those who answered it. */
  readonly content: unknown
}

/** The published versions of the company's imported forms, by their names in its file. */
async function listImportedForms(db: Database, companyId: CompanyId): Promise<Map<string, Version>> {
  const rows = await db
    .selectFrom('assessmentForm as form')
    .innerJoin('assessmentFormVersion as version', 'version.formId', 'form.id')
    .where('form.companyId', '=', companyId)
    .where('version.state', '=', 'published')
    .select(['form.externalId', 'version.id', 'version.content'])
    .execute()
  return new Map(
    rows.flatMap(({ externalId, id, content }) =>
      externalId === null ? [] : [[externalId, { id, content }]],
    ),
  )
}

/** The answers on a form, without those that the form cannot take; nothing where the company has no such form. */
function assessed(assessment: Bundled['assessment'], forms: ReadonlyMap<string, Version>) {
  const version = assessment && forms.get(assessment.formId)
  if (!version) return {}
  const content = readStored(FormContent, version.content, 'assessmentForms')
  const unfit = new Set(unfitAnswers(content, assessment.answers).map(({ id }) => id))
  const fitting = Object.entries(assessment.answers).filter(([id]) => !unfit.has(id))
  const answers = answersOf(content, Object.fromEntries(fitting))
  return {
    formVersionId: version.id,
    answers: JSON.stringify(answers),
    total: totalScore(content, answers),
  }
}

/** The rows of interviewers' feedback that a bundle brings with its plans. */
export async function importedFeedback(
  db: Database,
  { companyId, candidateId, now, accountOf }: ImportContext,
  plans: readonly Planned[],
) {
  const listed = plans.flatMap(({ id: planId, plan }) =>
    [...byDistinctIds(plan.interviewFeedbackList ?? [])].map(([externalId, given]) => ({
      planId,
      externalId,
      given,
    })),
  )
  const forms = listed.some(({ given }) => given.assessment)
    ? await listImportedForms(db, companyId)
    : new Map<string, Version>()
  const emails = new Set(listed.flatMap(({ given: { interviewerEmail } }) => interviewerEmail ?? []))
  const accounts = new Map<string, AccountId | null>()
  for (const email of emails) accounts.set(email, await accountOf(email))
  // An account has one feedback on an interview: further ones are kept by name only.
  const known = new Set<string>()
  return listed.map(({ planId, externalId, given }) => {
    const accountId = accounts.get(given.interviewerEmail ?? '') ?? null
    const isFirst = accountId !== null && !known.has(`${planId} ${accountId}`)
    if (isFirst) known.add(`${planId} ${accountId}`)
    return {
      id: newId(),
      companyId,
      candidateId,
      planId,
      externalId,
      accountId: isFirst ? accountId : null,
      authorName: given.lastUpdateByName ?? null,
      result: given.interviewResult,
      content: given.feedbackContent ?? '',
      createdAt: now,
      updatedByName: given.lastUpdateByName ?? null,
      updatedAt: now,
      submittedAt: now,
      ...assessed(given.assessment, forms),
    }
  })
}
