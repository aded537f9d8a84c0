import { Button } from '@candor/ui/inputs/button'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { FormFields } from '../../../assessment-forms/web/form-fields/form-fields.tsx'
import { notHeld } from '../../../planning/rules/status.ts'
import { useServerNow } from '../../../planning/web/use-server-now.ts'
import { maxFeedbackLength } from '../../contract/addresses.ts'
import { isDue, momentsOf } from '../../rules/moments.ts'
import { resultCodes } from '../../rules/results.ts'
import type { LinkedFeedback } from '../../rules/wire.ts'
import panel from '../feedback-panel.module.css'
import styles from './linked.module.css'
import { useLinkedForm } from './use-linked-form.ts'

const results = ['passed', 'rejected', 'pending'] as const

interface Props {
  found: LinkedFeedback
  link: string
  onGiven: () => void
}

/** The form of one interview for one interviewer; or that it was not held. */
export function LinkedForm({ found, link, onGiven }: Props) {
  const t = useTranslations('feedback')
  const form = useLinkedForm(found, link, onGiven)
  const { errors, isHeld } = form
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <FrozenFields isFrozen={form.isSending}>
        <ResultField found={found} value={form.result} onChange={form.setResult} />
        {isHeld && form.form && (
          <FormFields
            content={form.form}
            answers={form.answers}
            missing={errors.missing}
            onChange={form.answer}
          />
        )}
        {isHeld && found.hasContent && (
          <CountedArea
            label={t('content')}
            placeholder={t('contentHint')}
            most={maxFeedbackLength}
            rows={6}
            readOnly={form.isSending}
            value={form.content}
            {...(errors.content && { error: errors.content })}
            onChange={(event) => form.setContent(event.target.value)}
          />
        )}
      </FrozenFields>
      {errors.failure && (
        <p className={panel.error} role="alert">
          {errors.failure}
        </p>
      )}
      {form.isNotHeld && (
        <p className={styles.text} role="status">
          {t('link.notHeldText')}
        </p>
      )}
      <Button type="submit" look="primary" className={styles.send} aria-busy={form.isSending}>
        {t(form.isSending ? 'saving' : 'save')}
      </Button>
    </form>
  )
}

interface ResultFieldProps extends Pick<Props, 'found'> {
  value: number
  onChange: (code: number) => void
}

function ResultField({ found, value, onChange }: ResultFieldProps) {
  const t = useTranslations('feedback')
  const name = useId()
  const isOver = isDue(momentsOf(found).notHeldFrom, useServerNow())
  const choices = [
    ...results.map((result) => ({ code: resultCodes[result], label: t(`results.${result}`) })),
    ...(isOver ? [{ code: notHeld, label: t('link.notHeldChoice') }] : []),
  ]
  return (
    <fieldset className={panel.results}>
      <legend>{t('result')}</legend>
      {choices.map(({ code, label }) => (
        <label key={code} className={panel.result}>
          <input type="radio" name={name} checked={value === code} onChange={() => onChange(code)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
