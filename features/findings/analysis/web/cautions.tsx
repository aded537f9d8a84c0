import { useFormatter, useTranslations } from 'use-intl'
import { lowConfidence } from '../../evidence/rules/transcript-quality.ts'
import type { Analysis } from '../rules/analysis.ts'
import styles from './cautions.module.css'

interface Props {
  analysis: Pick<Analysis, 'isOutdated'>
  /** The mean confidence of the transcripts, from 0 to 1; null where none is known. */
  confidence: number | null
}

/** The cautions about scores: that the answers changed after them, and that they may rest on misheard words. */
export function Cautions({ analysis, confidence }: Props) {
  const t = useTranslations('analysis')
  const format = useFormatter()
  const isLow = confidence !== null && confidence < lowConfidence
  return (
    <>
      {analysis.isOutdated && <p className={styles.caution}>{t('outdated')}</p>}
      {isLow && (
        <p className={styles.caution}>
          {t('lowTranscript', {
            percent: format.number(confidence, { style: 'percent', maximumFractionDigits: 0 }),
          })}
        </p>
      )}
    </>
  )
}
