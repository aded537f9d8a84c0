import { Stars } from '@candor/ui/stars'
import { useFormatter, useTranslations } from 'use-intl'
import { starBand, starBands } from '../../../candidates/scores/rules/levels.ts'
import type { Shown } from '../../../findings/analysis/contract/calls.ts'
import type { QualityScore } from '../../../findings/analysis/rules/answers.ts'
import type { QuestionResult } from '../../../findings/analysis/rules/questions.ts'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import { KeyPointsList } from '../../../findings/analysis/web/key-points-list.tsx'
import type { Evidence } from '../../../findings/evidence/rules/evidence.ts'
import { EvidenceChips } from '../../../findings/evidence/web/evidence-chips.tsx'
import { evidenceOfPoint } from '../../../findings/recording/rules/point-evidence.ts'
import styles from './record-section.module.css'

/** A share as a bar, with the exact number beside it (decision N44). */
function Ratio({ percent }: { percent: number }) {
  const t = useTranslations('report-analysis')
  const format = useFormatter()
  const text = format.number(percent / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <span className={styles.ratio}>
      <meter aria-label={t('share')} min={0} max={100} value={percent} className={styles.bar}>
        {text}
      </meter>
      <span aria-hidden="true" className={styles.percent}>
        {text}
      </span>
    </span>
  )
}

function Quality({ of, isShort, outOf }: { of: QualityScore; isShort: boolean; outOf: number }) {
  const t = useTranslations('report-analysis')
  const format = useFormatter()
  const decimal = { maximumFractionDigits: 1 }
  return (
    <div className={styles.quality}>
      <dt>{t(isShort ? `${of.quality}Short` : of.quality)}</dt>
      <dd>
        {of.score !== null && <b>{format.number(of.score, decimal)}</b>}
        {of.stars !== null && <Stars value={of.stars} outOf={outOf} size={14} />}
        {of.ratio !== null && <Ratio percent={of.ratio} />}
      </dd>
    </div>
  )
}

interface Props {
  question: QuestionResult
  /** Every moment of the question, whatever its claim. */
  evidence: readonly Evidence[]
  shown: Shown | null
  /** Whether a score without evidence says so. */
  saysNone: boolean
}

/** The analysis of an answer, the meaning of its stars, and their evidence. */
export function RecordSectionDetail({ question, evidence, shown, saysNone }: Props) {
  const t = useTranslations('report-analysis')
  const analysisWords = useTranslations('analysis')
  const levels = useTranslations('scores')
  const { evidenceIndex, current, select } = useEvidenceReader()
  const { analysed, score, keyPoints, answerId, point } = question
  const own = evidenceOfPoint(evidenceIndex, { answerId, name: point, isDimension: false })
  const scored = score?.state === 'scored' ? score : null
  const band = scored && starBand(scored)
  const hasDetails = shown?.details === true && analysed !== null
  const hasBands = shown?.starExplanation === true
  return (
    <>
      {hasDetails && analysed.description && <p>{analysed.description}</p>}
      {hasDetails && analysed.qualities.length > 0 && (
        <dl className={styles.qualities}>
          {analysed.qualities.map((quality) => (
            <Quality
              key={quality.quality}
              of={quality}
              isShort={shown.abbreviatedNames}
              outOf={analysed.outOf}
            />
          ))}
        </dl>
      )}
      {keyPoints.map(({ answerId, round, points }) => (
        <KeyPointsList key={answerId} points={points} round={round} />
      ))}
      {hasBands && (
        <dl className={styles.bands} aria-label={analysisWords('starLevels')}>
          {starBands.toReversed().map((each) => (
            <div key={each} className={styles.band} aria-current={each === band ? 'true' : undefined}>
              <dt>
                <Stars value={each} outOf={3} size={14} /> {levels(`band${each}`)}
              </dt>
              <dd>{levels(`band${each}Text`)}</dd>
            </div>
          ))}
        </dl>
      )}
      {!hasDetails && !hasBands && keyPoints.length === 0 && <p>{t('noDetail')}</p>}
      <EvidenceChips
        evidence={own.length > 0 ? own : evidence}
        saysNone={saysNone}
        isCurrent={({ id }) => id === current?.id}
        onSelect={select}
      />
    </>
  )
}
