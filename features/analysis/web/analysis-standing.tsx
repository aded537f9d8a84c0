import { Distribution } from '@candor/ui/charts/distribution'
import { SectionBody } from '@candor/ui/section-body'
import { useFormatter, useTranslations } from 'use-intl'
import { type Place, placeOf } from '../../scores/rules/place.ts'
import { useStanding } from '../../scores/web/use-standing.ts'
import type { Analysis } from '../rules/analysis.ts'
import styles from './analysis-standing.module.css'

interface Props {
  analysis: Analysis
  interviewId: string | null
}

function Rank({ place }: { place: Place }) {
  const t = useTranslations('analysis')
  const { rank, of } = place
  return <span>{of === null ? t('rank', { rank }) : t('rankOf', { rank, count: of })}</span>
}

/** Where the candidate stands among the others of the position; nothing where the company hides totals. */
export function AnalysisStanding({ analysis, interviewId }: Props) {
  const t = useTranslations('analysis')
  const scores = useTranslations('scores')
  const format = useFormatter()
  const { standing, state } = useStanding(interviewId)
  const { overall, aheadOfPercent } = analysis
  if (overall.state === 'hidden') return null

  const place = placeOf(analysis.rank, standing)
  const percent =
    aheadOfPercent !== null &&
    format.number(aheadOfPercent, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <div className={styles.standing}>
      {(percent || place) && (
        <p className={styles.percent}>
          {percent && (
            <span>{t.rich('scoredLower', { percent: `${percent}%`, b: (text) => <b>{text}</b> })}</span>
          )}
          {place && <Rank place={place} />}
        </p>
      )}
      {state.kind === 'empty' ? (
        <p className={styles.few}>{scores('noStandingHint')}</p>
      ) : (
        <div className={styles.spread}>
          <SectionBody state={state}>
            {standing && (
              <Distribution
                title={scores('distribution', { count: standing.count })}
                bins={standing.bins}
                max={standing.bins.at(-1)?.to ?? 5}
                value={overall.state === 'scored' ? overall.value : null}
              />
            )}
          </SectionBody>
        </div>
      )}
    </div>
  )
}
