import { isSameData } from '@candor/kernel/data/same-data'
import { useMemo } from 'react'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { useForgetStored } from '../../../platform/drafts/web/use-forget-stored.ts'
import type { Answers } from '../../assessment-forms/rules/answers.ts'
import type { FilledForm } from '../../assessment-forms/rules/wire.ts'
import { notHeld } from '../../planning/rules/status.ts'
import type { Feedback, FeedbackEntry } from '../rules/feedback.ts'
import { passed } from '../rules/rights.ts'
import { writeRecord } from '../rules/wire.ts'

/** A feedback as it is written. */
interface Written {
  readonly result: number
  readonly content: string
  readonly answers: Answers
}

const noAnswers: Answers = {}

function startOf(feedback: Feedback | null, form: FilledForm | null): Written {
  return {
    // Preset, and looked at all the same when it is sent (decision C41).
    result: feedback && feedback.result !== notHeld ? feedback.result : passed,
    content: feedback?.content ?? '',
    answers: form?.answers ?? noAnswers,
  }
}

const sentOf = ({ result, content, answers }: Written, form: FilledForm | null) => ({
  result,
  content: content.trim(),
  record: form && writeRecord(form, answers),
})

/** Where a feedback that is written is kept, and how alike it and the stored one are. */
export function useFeedbackPlace(
  candidateId: string,
  { planId, interviewer, feedback }: FeedbackEntry,
  form: FilledForm | null,
) {
  const empty = useMemo(() => startOf(feedback, form), [feedback, form])
  const isGiven = feedback !== null && feedback.result !== notHeld
  return {
    place: {
      candidateId,
      subject: `feedback ${planId} ${interviewer.id ?? ''} ${form?.versionId ?? ''}`,
      empty,
    },
    likeness: (value: Written) => ({
      isSentSame: isGiven && isSameData(sentOf(value, form), sentOf(empty, form)),
    }),
  }
}

/** Forgets a feedback that was sent without an answer, where it is stored. */
export function useForgetFeedback(candidateId: string, entry: FeedbackEntry, form: FilledForm | null): void {
  const { place, likeness } = useFeedbackPlace(candidateId, entry, form)
  const draft = useDraft(place.candidateId, place.subject, place.empty)
  useForgetStored(draft, likeness(draft.value))
}
