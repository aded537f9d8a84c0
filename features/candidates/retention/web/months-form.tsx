import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { useTypedText } from '../../../platform/manage/web/use-typed-text.ts'
import { saveRetention } from '../contract/company.ts'
import { readMonths } from '../rules/filter.ts'
import styles from './retention-panel.module.css'
import type { Retention } from './use-retention.ts'

interface Props {
  /** The rule, with the counts of the asked months. */
  retention: Retention
  /** Months of the address; empty for the stored ones. */
  asked: string
  /** Whether the counts are still those of other months. */
  isLoading: boolean
  onAsk: (months: string) => void
}

/** Saves the typed months; a shorter time asks first. */
function useMonths({ retention, asked, isLoading, onAsk }: Props) {
  const t = useTranslations('retention')
  const { notify } = useToasts()
  const [isAsking, setIsAsking] = useState(false)
  const { text, type } = useTypedText(asked || String(retention.months), onAsk)
  const save = useChange(saveRetention, { done: null })
  const months = readMonths(text)
  const isReady = months !== null && months !== retention.months && String(months) === asked && !isLoading
  const [store, isSaving] = useOneAtATime(async () => {
    if (months === null) return
    const done = await save({ from: retention.months, months })
    if ('reply' in done) {
      notify({ kind: 'success', text: t('changedTo', { months }) })
      onAsk('')
    }
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || months === null) return
    if (months < retention.months) setIsAsking(true)
    else void store()
  }
  return {
    text,
    type,
    months,
    isReady,
    isSaving,
    store,
    submit,
    isAsking,
    stopAsking: () => setIsAsking(false),
  }
}

/** The months after the outcome. Typed months show at once whom they reach, before they are saved. */
export function MonthsForm(props: Props) {
  const { retention } = props
  const t = useTranslations('retention')
  const form = useMonths(props)
  const { months } = form
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Field
        label={t('months')}
        hint={t('monthsHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={form.text}
        {...(months === null && { error: t('monthsWrong') })}
        onChange={({ currentTarget }) => form.type(currentTarget.value)}
      />
      <Button type="submit" look="primary" aria-disabled={!form.isReady} aria-busy={form.isSaving}>
        {t('save')}
      </Button>
      <p className={styles.note} role="status">
        {months !== null && months !== retention.months && t('tryOut', { months })}{' '}
        {retention.waitsUntil !== null && t('waits', { day: retention.waitsUntil })}
      </p>
      <ConfirmSheet
        title={t('shortenTitle', { months: months ?? 0 })}
        text={t('shortenText', {
          months: months ?? 0,
          count: retention.counts.now,
          day: retention.wouldWaitUntil,
        })}
        isOpen={form.isAsking}
        onClose={form.stopAsking}
        onConfirm={form.store}
      />
    </form>
  )
}
