import { Button } from '@candor/ui/inputs/button'
import { AreaField } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { handFocusInTurn } from '@candor/ui/inputs/hand-over-focus.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../../link-pages/web/link-page.module.css'
import own from '../../link-pages/web/notice.module.css'
import { useKept } from '../../link-pages/web/use-kept.ts'
import { maxReasonLength } from '../contract/addresses.ts'

interface AnswerBarProps {
  /** Label of the answer. */
  label: string
  failure: string | null
  isSending: boolean
  onAccept: () => void
  onRefuse: () => void
}

/** The buttons to accept and to decline an invitation. */
export function AnswerBar({ label, failure, isSending, onAccept, onRefuse }: AnswerBarProps) {
  const t = useTranslations('appointments')
  return (
    <fieldset ref={handFocusInTurn} className={own.answer} aria-label={label} tabIndex={-1}>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <Button look="primary" className={styles.confirm} aria-busy={isSending} onClick={onAccept}>
        {t('invitation.accept')}
      </Button>
      <Button className={own.wide} disabled={isSending} onClick={onRefuse}>
        {t('invitation.refuse')}
      </Button>
    </fieldset>
  )
}

interface RefusalProps {
  link: string
  failure: string | null
  isSending: boolean
  onRefuse: (reason: string) => void
  onBack: () => void
}

/** The form for the reason of a refusal. */
export function Refusal({ link, failure, isSending, onRefuse, onBack }: RefusalProps) {
  const t = useTranslations('appointments')
  const [reason, setReason] = useKept(`invitation.reason.${link}`, '')
  const [isEmpty, setIsEmpty] = useState(false)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsEmpty(reason.trim() === '')
    if (reason.trim() !== '') onRefuse(reason.trim())
  }

  return (
    <form ref={handFocusInTurn} className={own.form} onSubmit={handleSubmit}>
      <FrozenFields isFrozen={isSending}>
        <AreaField
          label={t('invitation.reason')}
          hint={t('invitation.reasonHint', { count: maxReasonLength - reason.length })}
          error={isEmpty ? t('invitation.reasonEmpty') : (failure ?? undefined)}
          value={reason}
          maxLength={maxReasonLength}
          rows={4}
          onChange={(event) => setReason(event.target.value)}
        />
      </FrozenFields>
      <Button type="submit" look="primary" className={styles.confirm} aria-busy={isSending}>
        {t('invitation.refuseNow')}
      </Button>
      <Button className={own.wide} disabled={isSending} onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  )
}
