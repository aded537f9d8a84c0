import { callAt } from '@candor/call/web/call-at'
import { failureText } from '@candor/call/web/failure-text'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Answer, type Answers, missingAnswers } from '../../../assessment-forms/rules/answers.ts'
import { showQuestion } from '../../../assessment-forms/web/form-fields/question-field.tsx'
import { useKept } from '../../../link-pages/web/use-kept.ts'
import { notHeld } from '../../../planning/rules/status.ts'
import { giveLinkedFeedbackAt } from '../../contract/addresses.ts'
import type { giveLinkedFeedback } from '../../contract/linked.ts'
import { passed } from '../../rules/rights.ts'
import { type LinkedFeedback, writeLinked, writeRecord } from '../../rules/wire.ts'

interface Errors {
  readonly content: string | null
  readonly missing: ReadonlySet<string>
  readonly failure: string | null
}

const noErrors: Errors = { content: null, missing: new Set(), failure: null }

function readKept(text: string): Answers {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Where this tab keeps with which version of its form a feedback was begun. */
export const begunWith = (link: string) => `feedback.begun.${link}`

/** A feedback that is written by a link: kept in this tab until the server has taken it. */
export function useLinkedForm(found: LinkedFeedback, link: string, onGiven: () => void) {
  const t = useTranslations('feedback')
  const { planId, form, hasContent } = found
  const storageKey = `feedback.${planId}.${form?.versionId ?? ''}`
  const [result, setResult] = useKept(`${storageKey}.result`, String(passed))
  const [content, setContent] = useKept(`${storageKey}.content`, '')
  const [kept, setKept] = useKept(`${storageKey}.answers`, '{}')
  const [, setBegun] = useKept(begunWith(link), '')
  const [errors, setErrors] = useState(noErrors)
  const [isNotHeld, setIsNotHeld] = useState(false)
  const answers = useMemo(() => readKept(kept), [kept])
  const isHeld = Number(result) !== notHeld

  /** What keeps it from being sent; null where nothing does. */
  function findErrors(): Errors | null {
    if (!isHeld) return null
    const missing = form ? missingAnswers(form.content, answers) : []
    const [first] = missing
    if (first) {
      showQuestion(first.id)
      const failure = t('refusal.answerMissing', { question: first.name })
      return { ...noErrors, missing: new Set(missing.map(({ id }) => id)), failure }
    }
    const isEmpty = hasContent && content.trim() === ''
    return isEmpty ? { ...noErrors, content: t('refusal.contentMissing') } : null
  }

  const [submit, isSending] = useOneAtATime(async () => {
    const wrong = findErrors()
    setErrors(wrong ?? noErrors)
    if (wrong) return
    try {
      const filled = {
        result: Number(result),
        content: isHeld && hasContent ? content.trim() : '',
        record: form && isHeld ? writeRecord(form, answers) : null,
      }
      await callAt<typeof giveLinkedFeedback>(giveLinkedFeedbackAt, writeLinked(link, filled))
    } catch (error) {
      setErrors({ ...noErrors, failure: failureText(error, t('link.failed')) })
      return
    }
    setIsNotHeld(!isHeld)
    if (!isHeld) return
    setResult(String(passed))
    setContent('')
    setKept('{}')
    setBegun('')
    onGiven()
  })

  /** From the first word on it is this version, whatever is published meanwhile. */
  const begin = () => form && setBegun(form.versionId)
  // What is typed while it is being sent would be lost: the link takes a feedback once.
  function answer(questionId: string, given: Answer): void {
    if (isSending) return
    begin()
    setKept(JSON.stringify({ ...answers, [questionId]: given }))
    const missing = new Set([...errors.missing].filter((id) => id !== questionId))
    setErrors({ ...errors, missing, failure: null })
  }
  return {
    result: Number(result),
    content,
    answers,
    errors,
    isSending,
    isHeld,
    isNotHeld,
    form: form?.content ?? null,
    submit,
    answer,
    setContent: (text: string) => {
      if (isSending) return
      begin()
      setContent(text)
      setErrors({ ...errors, content: null, failure: null })
    },
    setResult: (code: number) => {
      if (isSending) return
      setIsNotHeld(false)
      setErrors(noErrors)
      setResult(String(code))
    },
  }
}
