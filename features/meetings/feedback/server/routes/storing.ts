import type { InputOf } from '@candor/call/define'
import { newId } from '@candor/db/new-id'
import { isSameData } from '@candor/kernel/data/same-data'
import { readId } from '@candor/kernel/ids'
import { hidesFeedbackContent } from '../../../../platform/company/rules.ts'
import {
  type Answers,
  answersOf,
  missingAnswers,
  unfitAnswers,
} from '../../../assessment-forms/rules/answers.ts'
import { totalScore } from '../../../assessment-forms/rules/scores.ts'
import {
  findPublished,
  findVersion,
  type VersionRow,
} from '../../../assessment-forms/server/queries/forms.ts'
import { notHeld } from '../../../planning/rules/status.ts'
import type {
  createOrUpdateInterviewAssessment,
  createOrUpdateInterviewFeedback,
} from '../../contract/giving.ts'
import { type FeedbackContent, insertDraft, submitFeedback } from '../queries/feedback.ts'
import type { NamedPlan } from './named.ts'
import { type Act, type Prepared, prepare, refuse, requireDue } from './prepare.ts'

type Given = InputOf<typeof createOrUpdateInterviewFeedback>
type Record = InputOf<typeof createOrUpdateInterviewAssessment>['record']

/** Refuses a change that was written without knowing the stored state: another window or person was first. */
function requireKnown({ before }: Prepared, { id, lastUpdateDate }: Given): void {
  if (!before?.submittedAt) return
  if (!id) throw refuse('givenMeanwhile')
  if (lastUpdateDate !== undefined && before.updatedAt.getTime() !== lastUpdateDate)
    throw refuse('changedMeanwhile')
}

/** The answers of a record by the ids of their questions. */
function readRecord({ modules }: Record): Answers {
  const answered = modules
    .flatMap(({ questions }) => questions)
    .map(({ id, questionAnswer, answerSentence }): [string, Answers[string]] => [
      id,
      { answer: questionAnswer ?? '', sentence: answerSentence ?? '' },
    ])
  return Object.fromEntries(answered)
}

/** Whether a version can be filled in for a plan: any version of its form that was ever published. */
export function isFillable(
  { formId, state }: Pick<VersionRow, 'formId' | 'state'>,
  plan: NamedPlan['plan'],
): boolean {
  return formId === plan.formId && state !== 'draft'
}

/** The default version: the one that was begun with, else the published one. */
function findUnnamed({ db }: Pick<Act, 'db'>, { named: { plan }, before, writing }: Prepared) {
  if (before?.formVersionId) return findVersion(db, writing.companyId, before.formVersionId)
  return plan.formId && findPublished(db, writing.companyId, plan.formId)
}

/**
 * The version to fill in: the named one, if it was begun with or is any published version of the plan's form; else the
 * default.
 */
export async function findFillable(
  act: Pick<Act, 'db'>,
  prepared: Prepared,
  publishId: string | undefined,
): Promise<VersionRow | null> {
  if (!publishId) return findUnnamed(act, prepared)
  const { db } = act
  const { named, before, writing } = prepared
  const versionId = readId<'formVersion'>(publishId)
  const version = versionId && (await findVersion(db, writing.companyId, versionId))
  // A form that was begun may be finished, even if the plan has another form now.
  const isRight = before?.formVersionId
    ? version?.id === before.formVersionId
    : version && isFillable(version, named.plan)
  if (!version || !isRight) throw refuse('otherForm')
  return version
}

/** The answers to a form and their total. */
async function fill(act: Act, prepared: Prepared, record: Record) {
  const version = await findFillable(act, prepared, record.publishId)
  if (!version) throw refuse('otherForm')
  const given = readRecord(record)
  const { content } = version
  const [unfit] = unfitAnswers(content, given)
  if (unfit) throw refuse('answerUnfit', { question: unfit.name })
  const [missing] = missingAnswers(content, given)
  if (missing) throw refuse('answerMissing', { question: missing.name })
  const answers = answersOf(content, given)
  return { formVersionId: version.id, answers, total: totalScore(content, answers) }
}

/** Whether the plan has a form to fill in: then feedback needs it, unless the interview was not held. */
async function isFormNeeded({ db }: Act, { named, before, writing }: Prepared): Promise<boolean> {
  if (before?.formVersionId) return true
  if (before?.submittedAt && before.result !== notHeld) return false
  const { formId } = named.plan
  return formId !== null && (await findPublished(db, writing.companyId, formId)) !== null
}

/** Reads the content of feedback; refuses where something is missing. */
async function readContent(
  act: Act,
  prepared: Prepared,
  input: Given,
  record: Record | null,
): Promise<FeedbackContent> {
  const { interviewResult: result, feedbackContent } = input
  if (result === undefined || result === 3) throw refuse('resultMissing')
  const isHeld = result !== notHeld
  requireDue(prepared.named, act.now, isHeld)
  const hasContent = !hidesFeedbackContent(act.writer.customerType)
  const content = hasContent ? feedbackContent : ''
  if (isHeld && hasContent && content === '') throw refuse('contentMissing')
  const filled = record && isHeld ? await fill(act, prepared, record) : null
  if (isHeld && !filled && (await isFormNeeded(act, prepared))) throw refuse('formMissing')
  return { result, content, filled }
}

/** Whether the same is stored already: it was sent again because the reply was lost. */
async function isRepeated(act: Act, prepared: Prepared, input: Given, record: Record | null) {
  const { before } = prepared
  if (!before?.submittedAt) return false
  const { result, content, filled } = await readContent(act, prepared, input, record)
  const { formVersionId, answers } = before
  const isSame = before.result === result && before.content === content
  if (!filled || formVersionId === null) return isSame && filled === null && formVersionId === null
  return isSame && formVersionId === filled.formVersionId && isSameData(answers, filled.answers)
}

/** Stores new or changed feedback with the score of its form. */
export async function storeFeedback(
  act: Act,
  input: Given,
  record: Record | null,
): Promise<{ id: string; lastUpdateDate: number }> {
  const prepared = await prepare(act, input)
  const { before, author, writing } = prepared
  // Calls by link have no idempotency key to recognise a retry by.
  if (before && act.writer.isByLink && (await isRepeated(act, prepared, input, record)))
    return { id: before.id, lastUpdateDate: before.updatedAt.getTime() }
  requireKnown(prepared, input)
  const { result, content, filled } = await readContent(act, prepared, input, record)
  const id = before?.id ?? newId()
  if (!before) await insertDraft(act.db, writing, { id, author, formVersionId: null })
  await submitFeedback(act.db, id, writing, { result, content, filled })
  act.record({
    action: before?.submittedAt ? 'feedback.changed' : 'feedback.given',
    candidateId: writing.candidateId,
    details: {
      subject: prepared.named.plan.roundName,
      from: before?.submittedAt ? { result: before.result } : null,
      to: {
        result,
        length: content.length,
        score: filled?.total ?? null,
        ...(act.writer.isByLink ? { byLink: true } : {}),
      },
    },
  })
  return { id, lastUpdateDate: writing.at.getTime() }
}
