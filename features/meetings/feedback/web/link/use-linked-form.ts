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

/** The errors once a question has an answer. */
function withoutMissing(errors: Errors, questionId: string): Errors {
  const missing = new Set([...errors.missing].filter((id) => id !== questionId))
  return { ...errors, missing, failure: null }
}

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return typeof fields.get('answer') === 'string' && typeof fields.get('sentence') === 'string'
}

/** The answers that this tab keeps, without those that cannot be read. */
function readKept(text: string): Answers {
  try {
    const kept = Object.entries<unknown>(Object(JSON.parse(text)))
    return Object.fromEntries(kept.filter((entry): entry is [string, Answer] => isAnswer(entry[1])))
  } catch {
    return {}
  }
}

/** Where this tab keeps with which version of its form a feedback was begun. */
export const begunWith = (link: string) => `feedback.begun.${link}`

/** The fields of a feedback that is written by a link: kept in this tab until the server has taken it. */
function useKeptFields({ planId, form }: LinkedFeedback, link: string) {
  const storageKey = `feedback.${planId}.${form?.versionId ?? ''}`
  const [result, setResult] = useKept(`${storageKey}.result`, String(passed))
  const [content, setContent] = useKept(`${storageKey}.content`, '')
  const [kept, setKept] = useKept(`${storageKey}.answers`, '{}')
  const [, setBegun] = useKept(begunWith(link), '')
  const answers = useMemo(() => readKept(kept), [kept])
  return {
    result: Number(result),
    content,
    answers,
    setResult: (code: number) => setResult(String(code)),
    setContent,
    setAnswers: (next: Answers) => setKept(JSON.stringify(next)),
    /** The first word binds the feedback to this version, also after a later one is published. */
    begin: () => form && setBegun(form.versionId),
    clear: () => {
      setResult(String(passed))
      setContent('')
      setKept('{}')
      setBegun('')
    },
  }
}

type Fields = Pick<ReturnType<typeof useKeptFields>, 'result' | 'content' | 'answers'>

/** Returns a function that finds what keeps a feedback from being sent; null where nothing does. */
function useFindErrors({ form, hasContent }: LinkedFeedback) {
  const t = useTranslations('feedback')
  return ({ result, content, answers }: Fields): Errors | null => {
    if (result === notHeld) return null
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
}

/** The input of the call, without the content and record of an interview that was not held. */
function filledOf({ form, hasContent }: LinkedFeedback, { result, content, answers }: Fields) {
  const isHeld = result !== notHeld
  return {
    result,
    content: isHeld && hasContent ? content.trim() : '',
    record: form && isHeld ? writeRecord(form, answers) : null,
  }
}

/** A feedback that is written by a link. */
export function useLinkedForm(found: LinkedFeedback, link: string, onGiven: () => void) {
  const t = useTranslations('feedback')
  const fields = useKeptFields(found, link)
  const { result, content, answers } = fields
  const findErrors = useFindErrors(found)
  const [errors, setErrors] = useState(noErrors)
  const [isNotHeld, setIsNotHeld] = useState(false)
  const isHeld = result !== notHeld

  const [submit, isSending] = useOneAtATime(async () => {
    const wrong = findErrors(fields)
    setErrors(wrong ?? noErrors)
    if (wrong) return
    try {
      const input = writeLinked(link, filledOf(found, fields))
      await callAt<typeof giveLinkedFeedback>(giveLinkedFeedbackAt, input)
    } catch (error) {
      setErrors({ ...noErrors, failure: failureText(error, t('link.failed')) })
      return
    }
    setIsNotHeld(!isHeld)
    if (!isHeld) return
    fields.clear()
    onGiven()
  })

  // Text that is typed while the feedback is sent would be lost: the link takes a feedback once.
  function answer(questionId: string, given: Answer): void {
    if (isSending) return
    fields.begin()
    fields.setAnswers({ ...answers, [questionId]: given })
    setErrors(withoutMissing(errors, questionId))
  }
  function setContent(text: string): void {
    if (isSending) return
    fields.begin()
    fields.setContent(text)
    setErrors({ ...errors, content: null, failure: null })
  }
  function setResult(code: number): void {
    if (isSending) return
    setIsNotHeld(false)
    setErrors(noErrors)
    fields.setResult(code)
  }
  return {
    result,
    content,
    answers,
    errors,
    isSending,
    isHeld,
    isNotHeld,
    form: found.form?.content ?? null,
    submit,
    answer,
    setContent,
    setResult,
  }
}
