import { PulseBar } from '@candor/ui/pulse-bar'
import { Stars } from '@candor/ui/stars'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import { useAnalysis } from '../../../findings/analysis/web/use-analysis.ts'
import type { HeadlineProps } from '../../../report/report/web/tabs/tab-registry.ts'
import styles from './overall-headline.module.css'

interface LabelProps {
  isEnglish: boolean
  /** The scale, where the label names it. */
  outOf?: number
}

/** The label of the score. A company may want it in English, whatever the page's language. */
function Label({ isEnglish, outOf }: LabelProps) {
  const t = useTranslations('report-analysis')
  const text = outOf === undefined ? t('overall') : t('overallOf', { outOf })
  if (!isEnglish) return text
  return (
    <span lang="en">{outOf === undefined ? t('overallInEnglish') : t('overallOfInEnglish', { outOf })}</span>
  )
}

/** The AI's overall score in the report's header: the number first, the stars second, the scale third. */
export function OverallHeadline({ report, size }: HeadlineProps) {
  const t = useTranslations('report-analysis')
  const ui = useTranslations('ui')
  const decimal = useFixed(1)
  const decimals = useFixed(2)
  const { analysis, shown, state } = useAnalysis(report)
  const isCompact = size === 'compact'
  const className = isCompact ? `${styles.headline} ${styles.compact}` : styles.headline
  if (!analysis || !shown?.scoreIndicator) return null
  if (state.kind === 'empty' && !analysis.isStopped) return null

  const { overall, aheadOfPercent, isStopped } = analysis
  if (overall.state !== 'scored') {
    const isAnalysing = overall.state === 'analysing' && !isStopped
    return (
      <div className={className}>
        {isAnalysing && <PulseBar />}
        <span className={styles.words}>
          <span>
            <Label isEnglish={shown.englishLabel} /> ·{' '}
            {isStopped ? t('stopped') : ui(isAnalysing ? 'analysing' : 'notShown')}
          </span>
        </span>
      </div>
    )
  }
  const number = decimal(overall.value)
  const percent = aheadOfPercent !== null && decimals(aheadOfPercent)
  return (
    <div className={className}>
      <b className={styles.number} aria-hidden="true">
        {number}
      </b>
      <div className={styles.words}>
        <span className={styles.stars}>
          <Stars value={overall.value} outOf={overall.outOf} size={14} />
        </span>
        {!isCompact && (
          <>
            <span className={styles.scale}>
              <Label isEnglish={shown.englishLabel} outOf={overall.outOf} />
            </span>
            {percent && <span>{t('aheadOfShort', { percent })}</span>}
          </>
        )}
      </div>
    </div>
  )
}
