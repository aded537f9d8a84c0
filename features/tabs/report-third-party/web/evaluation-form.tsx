import { InfoIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DraftForm } from '../../../platform/drafts/web/draft-form.tsx'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import { FileField } from '../../../platform/uploads/web/file-field.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { maxNameLength, maxScoreLength } from '../contract.ts'
import type { ThirdPartyEvaluation } from '../rules/evaluation.ts'
import { wantsResult } from '../rules/form.ts'
import styles from './evaluation-form.module.css'
import { useEvaluationForm } from './use-evaluation-form.ts'

interface Props {
  report: OpenReport
  /** The evaluation that is changed; null for a new one. */
  evaluation: ThirdPartyEvaluation | null
  onDone: () => void
}

function ResultHint({ isShown }: { isShown: boolean }) {
  const t = useTranslations('report-third-party')
  return (
    <p role="status" className={styles.note}>
      {isShown && (
        <>
          <InfoIcon />
          {t('wantsResult')}
        </>
      )}
    </p>
  )
}

/** The form of an evaluation: a name, and a score or a file, both of which may come later. */
export function EvaluationForm({ report, evaluation, onDone }: Props) {
  const t = useTranslations('report-third-party')
  const writing = useEvaluationForm({ report, evaluation, onDone })
  const { draft, fault, isSending } = writing
  const [isUploading, setIsUploading] = useState(false)
  const { testName, score, file } = draft.value
  const handleSubmit = () => void writing.submit()
  function handleCancel() {
    writing.discard()
    onDone()
  }
  const actions = (
    <>
      <Button type="submit" look="primary" disabled={isSending || isUploading}>
        {t(isSending ? 'saving' : 'save')}
      </Button>
      <Button disabled={isSending} onClick={handleCancel}>
        {t('cancel')}
      </Button>
    </>
  )
  return (
    <DraftForm
      label={t(evaluation ? 'changing' : 'adding')}
      actions={actions}
      onSubmit={handleSubmit}
      isSending={isSending}
    >
      <Field
        label={t('testName')}
        required
        maxLength={maxNameLength}
        value={testName}
        error={fault === 'nameMissing' ? t('testNameMissing') : ''}
        onChange={({ target }) => draft.set({ testName: target.value })}
      />
      <Field
        label={t('score')}
        maxLength={maxScoreLength}
        hint={t('scoreHint')}
        value={score}
        onChange={({ target }) => draft.set({ score: target.value })}
      />
      {report.facts.isAnonymous ? (
        <p className={styles.note}>{t('fileHidden')}</p>
      ) : (
        <FileField
          label={t('file')}
          file={file}
          onChange={(file) => draft.set({ file })}
          onBusy={setIsUploading}
        />
      )}
      <ResultHint isShown={wantsResult(draft.value) && !isUploading} />
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={handleSubmit} />}
    </DraftForm>
  )
}
