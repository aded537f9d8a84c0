import { isSameData } from '@candor/kernel/same-data'
import { useMemo } from 'react'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { useForgetStored } from '../../../platform/drafts/web/use-forget-stored.ts'
import type { Answers } from '../../assessment-forms/rules/answers.ts'
import type { FilledForm } from '../../assessment-forms/rules/wire.ts'
import { notHeld } from '../../planning/rules/status.ts'
import type { FeedbackEntry } from '../rules/feedback.ts'
import { passed } from '../rules/rights.ts'
import { writeRecord } from '../rules/wire.ts'

const noAnswers: Answers = {}

/** What is written of a feedback, kept until it is sent; one that was sent without an answer and is stored is forgotten. */
export function useFeedbackDraft(candidateId: string, entry: FeedbackEntry, form: FilledForm | null) {
  const { planId, interviewer, feedback } = entry
  const start = useMemo(
    () => ({
      // Preset, and looked at all the same when it is sent (decision C41).
      result: feedback && feedback.result !== notHeld ? feedback.result : passed,
      content: feedback?.content ?? '',
      answers: form?.answers ?? noAnswers,
    }),
    [feedback, form],
  )
  const draft = useDraft(
    candidateId,
    `feedback ${planId} ${interviewer.id ?? ''} ${form?.versionId ?? ''}`,
    start,
  )
  const sentOf = ({ result, content, answers }: typeof start) => ({
    result,
    content: content.trim(),
    record: form && writeRecord(form, answers),
  })
  const isGiven = feedback !== null && feedback.result !== notHeld
  useForgetStored(draft, { isSentSame: isGiven && isSameData(sentOf(draft.value), sentOf(start)) })
  return draft
}
