import { useFixed } from '@candor/ui/use-fixed.ts'
import { useFormatter, useTranslations } from 'use-intl'
import type { SentAgreement } from '../contract.ts'
import { agreementMarks, meaningOf } from '../rules/agreement.ts'
import styles from './agreement-note.module.css'

const percentOf = (value: number) => `${Math.min(1, Math.max(0, value)) * 100}%`

/** The agreement of raters in the position and its meaning; or that there are too few scores. */
export function AgreementNote({
  agreement: { figure, raters, candidates, scores },
}: {
  agreement: SentAgreement
}) {
  const t = useTranslations('rating-grid.agreement')
  const format = useFormatter()
  const decimals = useFixed(2)
  const counts = t('counts', { raters, candidates, scores })
  if (!figure) {
    return (
      <div className={styles.note}>
        <p>{t('tooFew')}</p>
        <p className={styles.small}>{counts}</p>
      </div>
    )
  }
  const figures = {
    alpha: decimals(figure.alpha),
    low: decimals(figure.low),
    high: decimals(figure.high),
  }
  const meaning = meaningOf(figure)
  return (
    <div className={styles.note}>
      <p className={styles.line}>
        <span className={styles.figure}>{figures.alpha}</span>
        <span>
          <b>{t(meaning)}</b>
          <span className={styles.small}>{t('figure', figures)}</span>
        </span>
      </p>
      <div className={styles.scale} role="img" aria-label={t('scale', figures)}>
        <i className={styles.middle} />
        <i className={styles.high} />
        <i
          className={styles.interval}
          style={{
            left: percentOf(figure.low),
            width: `calc(${percentOf(figure.high)} - ${percentOf(figure.low)})`,
          }}
        />
        <i className={styles.dot} style={{ left: percentOf(figure.alpha) }} />
        {[0, agreementMarks.tentative, agreementMarks.reliable, 1].map((mark) => (
          <span key={mark} className={styles.mark} style={{ left: percentOf(mark) }}>
            {format.number(mark, { maximumFractionDigits: 3 })}
          </span>
        ))}
      </div>
      <p>{t(`${meaning}Text`)}</p>
      <p className={styles.small}>{counts}</p>
    </div>
  )
}
