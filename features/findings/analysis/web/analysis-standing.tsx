import { Distribution } from '@candor/ui/charts/distribution'
import { SectionBody } from '@candor/ui/sections/section-body'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import { type Rank, shownRank } from '../../../candidates/scores/rules/rank.ts'
import { useStanding } from '../../../candidates/scores/web/use-standing.ts'
import type { Analysis } from '../rules/analysis.ts'
import styles from './analysis-standing.module.css'

interface Props {
  analysis: Analysis
  interviewId: string | null
}

function RankText({ rank: { rank, of } }: { rank: Rank }) {
  const t = useTranslations('analysis')
  return <span>{of === null ? t('rank', { rank }) : t('rankOf', { rank, count: of })}</span>
}

/** The candidate's standing among the others of the position; nothing where the company hides totals. */
export function AnalysisStanding({ analysis, interviewId }: Props) {
  const t = useTranslations('analysis')
  const scores = useTranslations('scores')
  const decimals = useFixed(2)
  const { standing, state } = useStanding(interviewId)
  const { overall, aheadOfPercent } = analysis
  if (overall.state === 'hidden') return null

  const rank = shownRank(analysis.rank, standing)
  const percent = aheadOfPercent !== null && decimals(aheadOfPercent)
  return (
    <div className={styles.standing}>
      {(percent || rank) && (
        <p className={styles.percent}>
          {percent && (
            <span>{t.rich('scoredLower', { percent: `${percent}%`, b: (text) => <b>{text}</b> })}</span>
          )}
          {rank && <RankText rank={rank} />}
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
