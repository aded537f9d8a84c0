import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { State } from '@candor/ui/sections/state'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { FilledForm } from '../../assessment-forms/rules/wire.ts'
import { FormFields } from '../../assessment-forms/web/form-fields/form-fields.tsx'
import { notHeld } from '../../planning/rules/status.ts'
import { getInterviewAssessmentRecord } from '../contract/giving.ts'
import type { Feedback, FeedbackEntry } from '../rules/feedback.ts'
import { resultLooks, resultName } from '../rules/results.ts'
import { mayChange } from '../rules/rights.ts'
import { readRecord, writeFormOf } from '../rules/wire.ts'
import { FeedbackForm } from './feedback-form.tsx'
import styles from './feedback-panel.module.css'
import type { SavedFeedback } from './use-feedback-form.ts'
import { useForgetFeedback } from './use-feedback-place.ts'

interface Props {
  report: Pick<OpenReport, 'candidateId' | 'positionId' | 'timeZone'>
  entry: FeedbackEntry
  startsIn: 'detail' | 'edit'
  /** Whether the reader's account may give feedback on the plan at all. */
  mayEdit: boolean
  /** Checks whether they may act now, and says why not. */
  onAskEdit: () => Promise<boolean>
  onClose: () => void
  /** Reloads what feedback changes. */
  onChanged: (saved: SavedFeedback) => Promise<unknown>
}

/** The feedback of an interviewer, to read or to write, beside the page or in a sheet. */
export function FeedbackPanel({ report, entry, startsIn, mayEdit, onAskEdit, onClose, onChanged }: Props) {
  const t = useTranslations('feedback')
  const [isEditing, setIsEditing] = useState(startsIn === 'edit')
  const { roundName, interviewer, feedback, hasForm } = entry
  const account = useSignedIn()?.userInfo
  // Stored feedback may have another form than the round has now, or one where the round has none.
  const mayHaveForm = hasForm || feedback !== null
  const query = useQuery({
    // A draft for an interviewer without an id belongs to its author.
    ...callQuery(getInterviewAssessmentRecord, writeFormOf(entry, account?.userId)),
    select: readRecord,
    enabled: mayHaveForm,
    // While answers are being edited, reloading must not replace them.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const form = mayHaveForm ? query.data : null
  async function handleEdit() {
    if (await onAskEdit()) setIsEditing(true)
  }
  async function handleSaved(saved: SavedFeedback) {
    onClose()
    await onChanged(saved)
  }
  function draw() {
    if (query.isError) {
      return <FailedNote message={query.error.message || t('failed')} onRetry={() => void query.refetch()} />
    }
    if (form === undefined) return <Skeleton lines={8} />
    if (isEditing)
      return (
        <FeedbackForm report={report} entry={entry} filled={form} onClose={onClose} onSaved={handleSaved} />
      )
    return (
      feedback && (
        <Detail
          report={report}
          entry={entry}
          feedback={feedback}
          form={form}
          {...(mayEdit && { onEdit: () => void handleEdit() })}
        />
      )
    )
  }
  return (
    <Sheet
      isBeside
      title={t('title')}
      description={t('ofRound', { round: roundName, name: interviewer.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {draw()}
    </Sheet>
  )
}

interface DetailProps {
  report: Props['report']
  entry: FeedbackEntry
  feedback: Feedback
  form: FilledForm | null
  /** Left out where the reader may not change it. */
  onEdit?: () => void
}

function Detail({ report, entry, feedback, form, onEdit }: DetailProps) {
  const t = useTranslations('feedback')
  const score = useFixed(2)
  const account = useSignedIn()?.userInfo
  const { result, content, updatedBy, updatedByName, updatedAt } = feedback
  const before = { result, updatedByAccountId: updatedBy, isSubmitted: true }
  const isOwner = entry.interviewer.id === account?.userId
  const isEditable = onEdit && account && mayChange(before, { accountId: account.userId, isOwner })
  // Its reply may have been lost.
  useForgetFeedback(report.candidateId, entry, form)
  return (
    <div className={styles.detail}>
      <div className={styles.line}>
        <State kind={resultLooks[resultName(result)]}>{t(`results.${resultName(result)}`)}</State>
        {form?.score != null && <b>{t('total', { score: score(form.score), most: score(form.most) })}</b>}
        <span className={styles.by}>
          {t('by', { name: updatedByName ?? '', time: formatDateTime(updatedAt, report.timeZone) })}
        </span>
        {isEditable && <Button onClick={onEdit}>{t('edit')}</Button>}
      </div>
      {content && <p className={styles.content}>{content}</p>}
      {form && result !== notHeld && (
        <FormFields content={form.content} answers={form.answers} isReadOnly onChange={() => {}} />
      )}
    </div>
  )
}
