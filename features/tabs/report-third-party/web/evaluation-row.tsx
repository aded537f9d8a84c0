import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { Entry } from '@candor/ui/sections/entry'
import { State, type StateKind } from '@candor/ui/sections/state'
import { Tag } from '@candor/ui/tag'
import { useTranslations } from 'use-intl'
import { FileEntry } from '../../../platform/documents/web/file-entry.tsx'
import type { ReviewStatus, ThirdPartyEvaluation } from '../rules/evaluation.ts'
import styles from './evaluation-row.module.css'

const looks: Readonly<Record<ReviewStatus, StateKind>> = {
  notReviewed: 'none',
  underReview: 'wait',
  completed: 'info',
}

interface Props {
  evaluation: ThirdPartyEvaluation
  timeZone: string
  /** Left out for a viewer who may not write. */
  changes: { onChange: () => void; onDelete: () => void } | null
}

/** One evaluation. Words say that a score is missing, as that is not a low one. */
export function EvaluationRow({ evaluation, timeZone, changes }: Props) {
  const t = useTranslations('report-third-party')
  const { name, isExternal, status, positionName, createdAt, score, file } = evaluation
  const marks = (
    <>
      {isExternal && <Tag>{t('external')}</Tag>}
      {status && <State kind={looks[status]}>{t(`status.${status}`)}</State>}
    </>
  )
  const result =
    score === null ? (
      !file && <span className={styles.none}>{t('noScore')}</span>
    ) : (
      <span className={styles.score}>
        <span className="sr">{t('score')} </span>
        {score}
      </span>
    )
  return (
    <Entry ref={handOverFocus} name={name} marks={marks} result={result}>
      <div className={styles.foot}>
        <p className={styles.at}>
          {t('at', { position: positionName, time: formatDateTime(createdAt, timeZone) })}
        </p>
        {changes && (
          <span className={styles.actions}>
            <Button
              look="quiet"
              size="small"
              data-opens={evaluation.id}
              aria-label={t('changeNamed', { name })}
              onClick={changes.onChange}
            >
              {t('change')}
            </Button>
            <Button
              look="quiet"
              size="small"
              aria-label={t('deleteNamed', { name })}
              onClick={changes.onDelete}
            >
              {t('delete')}
            </Button>
          </span>
        )}
      </div>
      {file && <FileEntry file={file} />}
    </Entry>
  )
}
