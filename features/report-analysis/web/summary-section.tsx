import { formatDateTime } from '@candor/messages/dates'
import { Section, type SectionState } from '@candor/ui/section'
import { useFormatter, useTranslations } from 'use-intl'
import type { Analysis } from '../../analysis/rules/analysis.ts'
import { lowConfidence } from '../../evidence/rules/transcript-quality.ts'
import styles from './summary-section.module.css'

interface Props {
  analysis: Analysis | null
  state: SectionState
  timeZone: string
  /** The mean confidence of the transcripts, from 0 to 1; null where none is known. */
  confidence: number | null
}

function TranscriptQuality({ confidence }: Pick<Props, 'confidence'>) {
  const t = useTranslations('report-analysis')
  const format = useFormatter()
  if (confidence === null || confidence >= lowConfidence) return null
  const percent = format.number(confidence, { style: 'percent', maximumFractionDigits: 0 })
  return <p className={styles.quality}>{t('lowTranscript', { percent })}</p>
}

function Byline({ analysis, timeZone }: { analysis: Analysis; timeZone: string }) {
  const t = useTranslations('report-analysis')
  const { name, version, writtenAt } = analysis.author
  const named = name ?? t('theModel')
  const model = name && version ? t('version', { model: name, version }) : named
  const count = analysis.keyPointCount
  if (writtenAt === null) return <span>{t('undated', { model, count })}</span>
  return (
    <span>{t('writtenBy', { model, count, date: formatDateTime(writtenAt, timeZone).slice(0, 10) })}</span>
  )
}

function Standing({ analysis }: { analysis: Analysis }) {
  const t = useTranslations('report-analysis')
  const format = useFormatter()
  if (analysis.aheadOfPercent === null) return null
  const percent = format.number(analysis.aheadOfPercent, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (
    <div className={styles.standing}>
      <p className={styles.percent}>
        <b>{percent}%</b>
        {analysis.rank !== null && <span>{t('rank', { rank: analysis.rank })}</span>}
      </p>
      <p>{t('scoredLower')}</p>
    </div>
  )
}

/** The verdict in one or two sentences, who wrote it, where it stands among the others, and what to ask next. */
export function SummarySection({ analysis, state, timeZone, confidence }: Props) {
  const t = useTranslations('report-analysis')
  return (
    <Section
      title={t('summary')}
      isFoldable
      state={state}
      minHeight={168}
      end={
        analysis?.summary && (
          <span className={styles.wideByline}>
            <Byline analysis={analysis} timeZone={timeZone} />
          </span>
        )
      }
    >
      {analysis && (
        <div className={styles.columns}>
          <div>
            {analysis.summary && <p className={styles.verdict}>{analysis.summary}</p>}
            {analysis.summary && (
              <p className={styles.narrowByline}>
                <Byline analysis={analysis} timeZone={timeZone} />
              </p>
            )}
            {analysis.keyTips && (
              <div className={styles.note}>
                <h3>{t('keyTips')}</h3>
                <p>{analysis.keyTips}</p>
              </div>
            )}
          </div>
          <aside className={styles.aside}>
            <Standing analysis={analysis} />
            <TranscriptQuality confidence={confidence} />
            {analysis.askNext && (
              <p className={styles.next}>
                <b>{t('askNext')}</b> {analysis.askNext}
              </p>
            )}
          </aside>
        </div>
      )}
    </Section>
  )
}
