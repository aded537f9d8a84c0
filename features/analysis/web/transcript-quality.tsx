import { useFormatter, useTranslations } from 'use-intl'
import { lowConfidence } from '../../evidence/rules/transcript-quality.ts'
import styles from './transcript-quality.module.css'

interface Props {
  /** The mean confidence of the transcripts, from 0 to 1; null where none is known. */
  confidence: number | null
}

/** Says that scores may rest on misheard words, where the transcripts are of low quality. */
export function TranscriptQuality({ confidence }: Props) {
  const t = useTranslations('analysis')
  const format = useFormatter()
  if (confidence === null || confidence >= lowConfidence) return null
  const percent = format.number(confidence, { style: 'percent', maximumFractionDigits: 0 })
  return <p className={styles.quality}>{t('lowTranscript', { percent })}</p>
}
