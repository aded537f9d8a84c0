import { FlagIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { Select } from '@candor/ui/inputs/select'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useTranslations } from 'use-intl'
import { DraftForm } from '../../../platform/drafts/web/draft-form.tsx'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { maxRemarkLength, maxWordsLength } from '../contract.ts'
import styles from './round-form.module.css'
import { type TypeChoice, types, useRoundForm } from './use-round-form.ts'

const typeWords = { '1': 'first', '2': 'second', other: 'otherRound' } as const satisfies Record<
  TypeChoice,
  string
>

type Writing = ReturnType<typeof useRoundForm>

/** Which round it was, by whom, with what result. */
function RoundFacts({ writing: { draft, fault } }: { writing: Writing }) {
  const t = useTranslations('report-offline')
  const { type, result, score, interviewerName } = draft.value
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.choice}>
          <span aria-hidden="true" className={styles.label}>
            {t('round')}
          </span>
          <Select
            label={t('round')}
            items={types.map((value) => ({ value, label: t(typeWords[value]) }))}
            value={types.find((value) => value === type) ?? 'other'}
            onChange={(type) => draft.set({ type })}
          />
        </div>
        <Field
          label={t('interviewer')}
          maxLength={maxWordsLength}
          value={interviewerName}
          onChange={({ target }) => draft.set({ interviewerName: target.value })}
        />
      </div>
      <div className={styles.pair}>
        <Field
          label={t('result')}
          maxLength={maxWordsLength}
          value={result}
          onChange={({ target }) => draft.set({ result: target.value })}
        />
        <Field
          label={t('score')}
          hint={t('scoreHint')}
          inputMode="decimal"
          maxLength={6}
          value={score}
          error={fault === 'badScore' ? t('badScore') : ''}
          onChange={({ target }) => draft.set({ score: target.value })}
        />
      </div>
    </>
  )
}

/** The form to record a round that was held in person. */
export function RoundForm({ report, onDone }: { report: OpenReport; onDone: () => void }) {
  const t = useTranslations('report-offline')
  const writing = useRoundForm(report, onDone)
  const { draft, fault, isSending } = writing
  const { remark, position } = draft.value
  const handleSubmit = () => void writing.submit()
  function handleCancel() {
    writing.discard()
    onDone()
  }
  const actions = (
    <>
      <Button type="submit" look="primary" disabled={isSending}>
        {t(isSending ? 'saving' : 'save')}
      </Button>
      <Button disabled={isSending} onClick={handleCancel}>
        {t('cancel')}
      </Button>
    </>
  )
  return (
    <DraftForm label={t('writing')} actions={actions} onSubmit={handleSubmit} isSending={isSending}>
      <RoundFacts writing={writing} />
      <Field
        label={t('suggestedPosition')}
        maxLength={maxWordsLength}
        value={position}
        onChange={({ target }) => draft.set({ position: target.value })}
      />
      <CountedArea
        label={t('remark')}
        most={maxRemarkLength}
        value={remark}
        onChange={({ target }) => draft.set({ remark: target.value })}
      />
      {fault === 'nothingWritten' && (
        <p role="alert" className={styles.fault}>
          <FlagIcon />
          {t('refusal.nothingWritten')}
        </p>
      )}
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={handleSubmit} />}
    </DraftForm>
  )
}
