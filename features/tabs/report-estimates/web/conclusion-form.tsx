import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { StarInput } from '@candor/ui/inputs/star-input'
import { useToasts } from '@candor/ui/overlays/toast'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { toggled } from '../../../candidates/candidates/rules/decision.ts'
import { ofReport } from '../../../candidates/candidates/rules/ids.ts'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import { useSubmit } from '../../../platform/drafts/web/use-submit.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { openedSections } from '../../../report/report/web/opened-sections.ts'
import { addComprehensiveEstimate } from '../../../review/evaluations/contract/conclusion.ts'
import { maxEvaluationLength } from '../../../review/evaluations/contract/opinion.ts'
import { isFilled } from '../../../review/evaluations/rules/parts-to-send.ts'
import { writeConclusion } from '../../../review/evaluations/rules/wire.ts'
import { DecisionChoice } from '../../../review/evaluations/web/decision/decision-choice.tsx'
import { refreshEvaluations } from '../../../review/evaluations/web/records/records-query.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import styles from './conclusion-form.module.css'
import type { ConclusionDraft } from './use-conclusion-draft.ts'

interface Props {
  report: OpenReport
  draft: ConclusionDraft
  /** Whether the viewer has just opened it; false for a draft that was found. */
  isFocusWanted: boolean
  onClose: () => void
}

function useConclusionSubmit({ report, draft, onClose }: Props) {
  const t = useTranslations('report-estimates')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const authorId = useSignedIn()?.userInfo.userId
  const { first: name } = usePersonName(report.candidate.person)
  function send() {
    const openedTabs = openedSections(report.candidateId).join(',')
    return callApi(
      addComprehensiveEstimate,
      { ...ofReport(report), ...writeConclusion(draft.value, authorId), openedTabs },
      { idempotencyKey: draft.keyFor() },
    )
  }
  const after = () => refreshEvaluations(queries)
  const { submit, isSending } = useSubmit(draft, { send, after, name, isEvaluation: true })
  async function handleSubmit() {
    if (!(await submit())) return
    notify({ kind: 'success', text: t('saved') })
    onClose()
  }
  return { onSubmit: () => void handleSubmit(), isSending }
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
export function ConclusionForm(props: Props) {
  const t = useTranslations('report-estimates')
  const { draft, isFocusWanted, onClose } = props
  const { onSubmit, isSending } = useConclusionSubmit(props)
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
    draft.clear()
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
