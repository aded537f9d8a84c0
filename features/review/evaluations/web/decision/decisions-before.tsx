import { dayOf } from '@candor/messages/local-time'
import { CountBadge } from '@candor/ui/count-badge'
import { Button } from '@candor/ui/inputs/button'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import type { StatedDecision } from '../../rules/stated-decisions.ts'
import styles from './decisions-before.module.css'
import type { EarlierDecisions } from './use-decision.ts'

interface Props {
  report: OpenReport
  earlier: EarlierDecisions
  onShowRecords: () => void
}

function Colleague({ stated: { name, decision, score } }: { stated: StatedDecision }) {
  const t = useTranslations('evaluations')
  const decimal = useFixed(1)
  if (score === null) return t('decide.saidBy', { name, decision })
  return t('decide.saidWithScore', {
    name,
    decision,
    score: decimal(score),
  })
}

/** Earlier decisions: the viewer's and the newest of colleagues. Opens all records. */
export function DecisionsBefore({ report, earlier: { own, others, count }, onShowRecords }: Props) {
  const t = useTranslations('evaluations')
  const hasLines = own !== null || others.length > 0
  return (
    <Button look="quiet" aria-haspopup="dialog" className={styles.said} onClick={onShowRecords}>
      {hasLines && (
        <span className={styles.lines}>
          {own && (
            <span>
              {t('decide.own', {
                decision: own.decision,
                date: dayOf(own.at, report.timeZone),
              })}
            </span>
          )}
          {others.map((stated) => (
            <span key={`${stated.name} ${stated.at}`}>
              <Colleague stated={stated} />
            </span>
          ))}
        </span>
      )}{' '}
      <span className={styles.records}>
        <span className={styles.label}>{t('records')}</span> {count > 0 && <CountBadge count={count} />}
      </span>
    </Button>
  )
}
