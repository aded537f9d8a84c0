import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { classes } from '@candor/ui/classes.ts'
import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { FailedNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { readStanding } from '../../../candidates/stages/contract/standing.ts'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { AskedLine } from '../../recommend/web/asked-line.tsx'
import styles from './stage-line.module.css'
import type { Standing } from './standing.ts'

const MoveDialog = lazyDialog(() => import('./move-dialog.tsx').then((part) => part.MoveDialog))
const MoveHistory = lazyDialog(() => import('./move-history.tsx').then((part) => part.MoveHistory))

/** The stage of the candidate with its days, or how the application ended, and the ways to move and to look back. */
export function StageLine({ report }: PanelProps) {
  const t = useTranslations('stage-line')
  const { candidateId } = report
  const { data, isError, refetch } = useQuery(callQuery(readStanding, ofCandidate(candidateId)))
  const [open, setOpen] = useState<'move' | 'history' | null>(null)
  if (!data) {
    if (isError) return <FailedNote message={t('failed')} onRetry={() => void refetch()} />
    return <div className={styles.line} aria-hidden="true" />
  }
  return (
    <section className={styles.line} aria-label={t('line')}>
      <b className={styles.stage}>{data.stageName}</b>
      <StandingWords standing={data} timeZone={report.timeZone} />
      <AskedLine report={report} />
      <span className={styles.acts}>
        {report.facts.acts.has('move') && (
          <Button size="small" onClick={() => setOpen('move')} {...whenNear(MoveDialog.preload)}>
            {t('move')}
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          onClick={() => setOpen('history')}
          {...whenNear(MoveHistory.preload)}
        >
          {t('history')}
        </Button>
      </span>
      {report.facts.acts.has('move') && (
        <MoveDialog
          key={candidateId}
          report={report}
          standing={data}
          isOpen={open === 'move'}
          onClose={() => setOpen(null)}
        />
      )}
      <MoveHistory
        candidateId={candidateId}
        timeZone={report.timeZone}
        isOpen={open === 'history'}
        onClose={() => setOpen(null)}
      />
    </section>
  )
}

/** The days in the stage against its limit, or the outcome with its time. */
function StandingWords({ standing, timeZone }: { standing: Standing; timeZone: string }) {
  const t = useTranslations('stage-line')
  const { days, limitDays, outcome, outcomeAt } = standing
  if (outcome !== null) {
    const word = t(`outcomes.${outcome}`)
    return (
      <span className={classes(styles.days, outcome === 'rejected' && styles.past)}>
        {outcomeAt === null
          ? word
          : t('endedAt', { outcome: word, time: formatDateTime(outcomeAt, timeZone) })}
      </span>
    )
  }
  if (limitDays === null) return <span className={styles.days}>{t('day', { day: days + 1 })}</span>
  const past = days - limitDays
  if (past > 0)
    return (
      <span className={classes(styles.days, styles.past)}>
        {t('past', { count: past, limit: limitDays })}
      </span>
    )
  return (
    <span className={styles.days}>{t('of', { day: Math.min(days + 1, limitDays), limit: limitDays })}</span>
  )
}
