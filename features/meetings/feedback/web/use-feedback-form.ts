import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { hidesFeedbackContent } from '../../../platform/company/rules.ts'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { type Answer, missingAnswers } from '../../assessment-forms/rules/answers.ts'
import type { FilledForm } from '../../assessment-forms/rules/wire.ts'
import { showQuestion } from '../../assessment-forms/web/form-fields/question-field.tsx'
import {
  beginInterviewAssessment,
  createOrUpdateInterviewAssessment,
  createOrUpdateInterviewFeedback,
} from '../contract/giving.ts'
import type { Feedback, FeedbackEntry } from '../rules/feedback.ts'
import { readStored, writeBegin, writeFeedback, writeRecord } from '../rules/wire.ts'
import { useFeedbackPlace } from './use-feedback-place.ts'

interface Errors {
  readonly result: string | null
  readonly content: string | null
  readonly missing: ReadonlySet<string>
  /** Names the first question without an answer. */
  readonly unanswered: string | null
}

/** Stored feedback, beside its form. */
export type SavedFeedback = Pick<Feedback, 'id' | 'result' | 'content' | 'updatedAt'>

const noErrors: Errors = { result: null, content: null, missing: new Set(), unanswered: null }

interface Options {
  form: FilledForm | null
  /** Gets what the server has stored. */
  onSaved: (saved: SavedFeedback) => Promise<unknown>
}

/** A feedback that is written: what is wrong with it, and how it is sent. */
export function useFeedbackForm(
  { candidateId, positionId }: Pick<OpenReport, 'candidateId' | 'positionId'>,
  entry: FeedbackEntry,
  { form, onSaved }: Options,
) {
  const t = useTranslations('feedback')
  const { feedback, roundName } = entry
  const { notify } = useToasts()
  const customerType = useSignedIn()?.userInfo.customerType ?? ''
  const hasContent = !hidesFeedbackContent(customerType)
  const { place, likeness } = useFeedbackPlace(candidateId, entry, form)
  const writing = useDraftForm(place, {
    name: roundName,
    isEvaluation: true,
    likeness,
    send: async ({ value: { result, content, answers }, keyFor }): Promise<SavedFeedback> => {
      const about = writeFeedback(entry, { positionId, result, content: hasContent ? content.trim() : '' })
      const options = { idempotencyKey: keyFor() }
      const stored = form
        ? await callApi(
            createOrUpdateInterviewAssessment,
            { ...about, record: writeRecord(form, answers) },
            options,
          )
        : await callApi(createOrUpdateInterviewFeedback, about, options)
      return { ...readStored(stored), result, content: about.feedbackContent ?? '' }
    },
    onStored: async (saved) => {
      notify({ kind: 'success', text: t('saved') })
      await onSaved(saved)
    },
  })
  const { draft } = writing
  const { result, content, answers } = draft.value
  const [errors, setErrors] = useState(noErrors)

  /** What keeps it from being sent, said at once; null where nothing does. */
  function findErrors(): Errors | null {
    const missing = form ? missingAnswers(form.content, answers) : []
    const [first] = missing
    if (first) {
      showQuestion(first.id)
      const unanswered = t('refusal.answerMissing', { question: first.name })
      return { ...noErrors, missing: new Set(missing.map(({ id }) => id)), unanswered }
    }
    if (![0, 1, 2].includes(result)) return { ...noErrors, result: t('refusal.resultMissing') }
    return hasContent && content.trim() === '' ? { ...noErrors, content: t('refusal.contentMissing') } : null
  }

  async function submit(): Promise<void> {
    const found = findErrors()
    setErrors(found ?? noErrors)
    if (!found) await writing.submit()
  }

  const hasBegun = useRef(false)
  /** Begins with the first word: from then on it is this version, whatever is published meanwhile. */
  function begin(): void {
    if (hasBegun.current || feedback || !form) return
    hasBegun.current = true
    const input = writeBegin(entry, { positionId, versionId: form.versionId })
    callApi(beginInterviewAssessment, input, { idempotencyKey: v4() }).catch((failure) => {
      // It begins with another word, or when it is sent.
      if (!(failure instanceof CallFailure)) throw failure
      hasBegun.current = false
    })
  }

  function answer(questionId: string, given: Answer): void {
    begin()
    draft.set({ answers: { ...draft.value.answers, [questionId]: given } })
    if (errors.missing.has(questionId)) {
      const missing = new Set([...errors.missing].filter((id) => id !== questionId))
      setErrors({ ...errors, missing, unanswered: null })
    }
  }

  function write(content: string): void {
    begin()
    draft.set({ content })
    setErrors({ ...errors, content: null })
  }

  function decide(result: number): void {
    draft.set({ result })
    setErrors({ ...errors, result: null })
  }

  return {
    ...writing,
    errors,
    content: form?.content ?? null,
    hasContent,
    submit,
    answer,
    write,
    decide,
  }
}
