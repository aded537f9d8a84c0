import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { AreaField, Field } from '@candor/ui/inputs/field'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { keepCandidate, maxReasonLength, type readCandidateRetention } from '../contract/keeping.ts'
import { addMonths } from '../rules/days.ts'
import styles from './retention-card.module.css'

/** Months that the form offers, well below the most. */
const usualMonths = 12

interface Props {
  candidateId: string
  retention: ReplyOf<typeof readCandidateRetention>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The reason and the day until which a candidate is kept. */
export function KeepDialog(props: Props) {
  const { isOpen, onOpenChange } = props
  const t = useTranslations('retention.card')
  const ui = useTranslations('ui')
  const id = useId()
  return (
    <Sheet
      title={t('dialogTitle')}
      description={t('dialogText')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{ui('cancel')}</Button>
          <Button type="submit" form={id} look="primary">
            {t('save')}
          </Button>
        </>
      }
    >
      {isOpen && <KeepForm {...props} id={id} />}
    </Sheet>
  )
}

interface Keeping {
  readonly reason: string
  readonly until: string
}

function useKeeping({ candidateId, retention, onOpenChange }: Props, { reason, until }: Keeping) {
  const t = useTranslations('retention.card')
  const { notify } = useToasts()
  const queries = useQueryClient()
  // The day that was in view when the form was opened: a colleague's later change is refused, not overwritten.
  const [seen] = useState(retention.kept?.until ?? null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [keep, isSending] = useOneAtATime(async () => {
    try {
      const input = { ...ofCandidate(candidateId), reason, until, seen }
      await callApi(keepCandidate, input, { idempotencyKey: v4(), showsRefusal: true })
      onOpenChange(false)
      notify({ kind: 'success', text: t('saved', { day: until }) })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
    }
    await queries.invalidateQueries()
  })
  return { keep, isSending, refusal }
}

function KeepForm({ id, ...props }: Props & { id: string }) {
  const { retention } = props
  const t = useTranslations('retention.card')
  const [reason, setReason] = useState(retention.kept?.reason ?? '')
  const [until, setUntil] = useState(retention.kept?.until ?? addMonths(retention.today, usualMonths))
  const [isMissing, setIsMissing] = useState(false)
  const { keep, isSending, refusal } = useKeeping(props, { reason: reason.trim(), until })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(reason.trim() === '')
    if (reason.trim() !== '') void keep()
  }
  return (
    <form id={id} className={styles.form} noValidate aria-busy={isSending} onSubmit={handleSubmit}>
      <AreaField
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={maxReasonLength}
        value={reason}
        {...(isMissing && { error: t('noReason') })}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button size="small" className={styles.suggest} onClick={() => setReason(t('suggest'))}>
        {t('suggest')}
      </Button>
      <Field
        label={t('untilLabel')}
        hint={t('untilHint', { day: retention.lastDay })}
        type="date"
        min={retention.today}
        max={retention.lastDay}
        value={until}
        {...(refusal !== null && { error: refusal })}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
      />
    </form>
  )
}
