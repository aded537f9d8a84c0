import { Button } from '@candor/ui/inputs/button'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { StarInput } from '@candor/ui/inputs/star-input'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { toggled } from '../../../candidates/candidates/rules/decision.ts'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import { maxEvaluationLength } from '../../../review/evaluations/contract/opinion.ts'
import { isFilled } from '../../../review/evaluations/rules/parts-to-send.ts'
import { DecisionChoice } from '../../../review/evaluations/web/decision/decision-choice.tsx'
import styles from './conclusion-form.module.css'
import type { ConclusionWriting } from './use-conclusion-form.ts'

interface Props {
  writing: ConclusionWriting
  /** Whether the viewer has just opened it; false for a draft that was found. */
  isFocusWanted: boolean
  onClose: () => void
}

interface ActionsProps {
  canSubmit: boolean
  isSending: boolean
  onCancel: () => void
}

function Actions({ canSubmit, isSending, onCancel }: ActionsProps) {
  const t = useTranslations('report-estimates')
  return (
    <div className={styles.buttons}>
      <Button onClick={onCancel} disabled={isSending}>
        {t('cancel')}
      </Button>
      <Button look="primary" type="submit" disabled={isSending || !canSubmit} aria-busy={isSending}>
        {t(isSending ? 'submitting' : 'submit')}
      </Button>
    </div>
  )
}

/** Result, stars and text of the conclusion; a draft until it is submitted. */
export function ConclusionForm({ writing, isFocusWanted, onClose }: Props) {
  const t = useTranslations('report-estimates')
  const { draft, isSending } = writing
  const onSubmit = () => void writing.submit()
  const { text, score, decision: chosen } = draft.value
  const form = useRef<HTMLFormElement>(null)

  // Moves the focus into the form from the button that it replaced.
  useEffect(() => {
    if (isFocusWanted) form.current?.querySelector('button')?.focus()
  }, [isFocusWanted])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  function handleCancel() {
    writing.discard()
    onClose()
  }

  return (
    <form ref={form} className={styles.form} aria-label={t('form')} onSubmit={handleSubmit}>
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={onSubmit} />}
      <FrozenFields isFrozen={isSending}>
        <div className={styles.line}>
          <DecisionChoice
            label={t('result')}
            chosen={chosen}
            current={null}
            onPress={(decision) => draft.set({ decision: toggled(chosen, decision) })}
          />
          <span className={styles.score}>
            <span aria-hidden="true">{t('score')}</span>
            <StarInput label={t('score')} value={score} onChange={(next) => draft.set({ score: next })} />
          </span>
        </div>
        <CountedArea
          label={t('text')}
          placeholder={t('textHint')}
          value={text}
          most={maxEvaluationLength}
          onChange={(event) => draft.set({ text: event.target.value })}
        />
      </FrozenFields>
      <Actions canSubmit={isFilled('overall', draft.value)} isSending={isSending} onCancel={handleCancel} />
    </form>
  )
}
