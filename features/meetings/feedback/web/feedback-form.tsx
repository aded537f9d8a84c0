import { Button } from '@candor/ui/inputs/button'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { FilledForm } from '../../assessment-forms/rules/wire.ts'
import { FormFields } from '../../assessment-forms/web/form-fields/form-fields.tsx'
import { maxFeedbackLength } from '../contract/addresses.ts'
import type { FeedbackEntry } from '../rules/feedback.ts'
import { resultCodes } from '../rules/results.ts'
import styles from './feedback-panel.module.css'
import { type SavedFeedback, useFeedbackForm } from './use-feedback-form.ts'

interface Props {
  report: Pick<OpenReport, 'candidateId' | 'positionId'>
  entry: FeedbackEntry
  /** The form with the answers; null where the round has no form. */
  filled: FilledForm | null
  onClose: () => void
  /** Called when the server has stored it. */
  onSaved: (saved: SavedFeedback) => Promise<unknown>
}

const results = ['passed', 'rejected', 'pending'] as const

/** The form for feedback, whose content is a draft until the server has stored it. */
export function FeedbackForm({ report, entry, filled, onClose, onSaved }: Props) {
  const t = useTranslations('feedback')
  const form = useFeedbackForm(report, entry, { form: filled, onSaved })
  const { draft, errors } = form
  const handleSubmit = () => void form.submit()
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        handleSubmit()
      }}
    >
      {draft.isUnsent && <UnsentNote disabled={form.isSending} onSend={handleSubmit} />}
      <FrozenFields isFrozen={form.isSending}>
        {form.content && (
          <FormFields
            content={form.content}
            answers={draft.value.answers}
            missing={errors.missing}
            onChange={form.answer}
          />
        )}
        <ResultField value={draft.value.result} error={errors.result} onChange={form.decide} />
        {form.hasContent && (
          <CountedArea
            label={t('content')}
            placeholder={t('contentHint')}
            most={maxFeedbackLength}
            rows={5}
            value={draft.value.content}
            {...(errors.content && { error: errors.content })}
            onChange={(event) => form.write(event.target.value)}
          />
        )}
        {errors.unanswered && (
          <p className={styles.error} role="alert">
            {errors.unanswered}
          </p>
        )}
      </FrozenFields>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" type="submit" aria-busy={form.isSending}>
          {t(form.isSending ? 'saving' : 'save')}
        </Button>
      </div>
    </form>
  )
}

interface ResultFieldProps {
  value: number
  error: string | null
  onChange: (code: number) => void
}

function ResultField({ value, error, onChange }: ResultFieldProps) {
  const t = useTranslations('feedback')
  const name = useId()
  return (
    <fieldset className={styles.results} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{t('result')}</legend>
      {results.map((result) => (
        <label key={result} className={styles.result}>
          <input
            type="radio"
            name={name}
            checked={value === resultCodes[result]}
            onChange={() => onChange(resultCodes[result])}
          />
          {t(`results.${result}`)}
        </label>
      ))}
      {error && (
        <span id={`${name}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
