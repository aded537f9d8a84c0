import type { FormId } from '@candor/kernel/ids'
import { scaleValue } from '../../../meetings/assessment-forms/rules/answers.ts'
import type { RatedForm, Rater, SentAgreement } from '../contract.ts'
import { agreementOf, type ScoredUnit } from '../rules/agreement.ts'
import { ratedModules, scaleQuestions } from '../rules/rated.ts'
import type { ReadFeedback } from './queries.ts'

function presentRater(feedback: ReadFeedback, isOwn: boolean): Rater {
  return {
    feedbackId: feedback.id,
    planId: feedback.planId,
    roundName: feedback.roundName,
    startsAt: feedback.startsAt?.getTime() ?? null,
    name: feedback.authorName ?? '',
    isOwn,
    isDraft: feedback.submittedAt === null,
    total: feedback.total,
    // By the version of each feedback: scales may have changed since.
    scores: scaleQuestions(feedback.content).map((question) => ({
      questionId: question.id,
      value: scaleValue(question, feedback.answers),
      sentence: feedback.answers[question.id]?.sentence ?? '',
    })),
  }
}

/** The feedback by form, with the newest of the versions that it answers. */
export function byForm(given: readonly ReadFeedback[]): { newest: ReadFeedback; all: ReadFeedback[] }[] {
  const forms = new Map<FormId, { newest: ReadFeedback; all: ReadFeedback[] }>()
  for (const feedback of given) {
    const form = forms.get(feedback.formId) ?? { newest: feedback, all: [] }
    form.all.push(feedback)
    if (feedback.versionNumber > form.newest.versionNumber) form.newest = feedback
    forms.set(feedback.formId, form)
  }
  return [...forms.values()]
}

export function presentAgreement({ units, raters }: { units: ScoredUnit[]; raters: number }): SentAgreement {
  const found = agreementOf(units, raters)
  return {
    raters,
    candidates: new Set(units.map(({ candidateId }) => candidateId)).size,
    scores: units.reduce((sum, { scores }) => sum + scores.length, 0),
    figure: found && { alpha: found.alpha, low: found.low, high: found.high },
  }
}

export function presentForm(
  { newest, all }: { newest: ReadFeedback; all: readonly ReadFeedback[] },
  isOwn: (feedback: ReadFeedback) => boolean,
  agreement: SentAgreement,
): RatedForm {
  return {
    formId: newest.formId,
    name: newest.formName,
    modules: ratedModules(newest.content),
    raters: all.map((feedback) => presentRater(feedback, isOwn(feedback))),
    agreement,
  }
}

export function presentHeldBack({
  planId,
  roundName,
  authorName,
  submittedAt,
}: Pick<ReadFeedback, 'planId' | 'roundName' | 'authorName' | 'submittedAt'>) {
  return { planId, roundName, name: authorName ?? '', submittedAt: submittedAt?.getTime() ?? 0 }
}
