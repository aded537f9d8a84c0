import { ChevronRightIcon } from '@candor/ui/icons'
import { Score } from '@candor/ui/score'
import { Stars } from '@candor/ui/stars'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { gapToMedian } from '../../../candidates/scores/rules/medians.ts'
import type { Competency } from '../../../findings/analysis/rules/analysis.ts'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import { competencyClaim } from '../../../findings/evidence/rules/claim-key.ts'
import { EvidenceAxis } from '../../../findings/evidence/web/evidence-axis.tsx'
import { ClaimChips } from './claim-chips.tsx'
import styles from './competency-section.module.css'

/** The stars come first, so that the numbers of a column stand under one another. */
function StarsAndNumber({ score }: Pick<Competency, 'score'>) {
  const decimal = useFixed(1)
  if (score.state !== 'scored') return <Score score={score} />
  return (
    <span className={styles.score}>
      <Stars value={score.value} outOf={score.outOf} size={14} />
      <b aria-hidden="true">{decimal(score.value)}</b>
    </span>
  )
}

interface GapProps {
  score: Competency['score']
  median: number | undefined
}

function Gap({ score, median }: GapProps) {
  const t = useTranslations('report-analysis')
  if (score.state !== 'scored' || median === undefined) return <span className={styles.gap} />
  return (
    <span className={styles.gap}>
      <span className="sr">{t('vsMedian')} </span>
      {gapToMedian(score.value, median)}
    </span>
  )
}

interface Props {
  competency: Competency
  /** The medians of the position by competency; empty where there are none. */
  medians: ReadonlyMap<string, number>
  isOpen: boolean
  onToggle: () => void
}

export function CompetencyRow({ competency, medians, isOpen, onToggle }: Props) {
  const t = useTranslations('report-analysis')
  const id = useId()
  const { evidenceIndex, current } = useEvidenceReader()
  const claim = competencyClaim(competency.name)
  const evidence = evidenceIndex.byClaim.get(claim) ?? []
  const gap = medians.size > 0 && <Gap score={competency.score} median={medians.get(competency.name)} />
  return (
    <li className={styles.row} data-open={isOpen}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.name}>{competency.name}</span>
        <StarsAndNumber score={competency.score} />
        {gap}
        <EvidenceAxis evidence={evidence} endMs={evidenceIndex.endMs} currentId={current?.id ?? null} />
        <span className={styles.count}>
          <span aria-hidden="true">{evidence.length}</span>
          <span className="sr">{t('evidenceCount', { count: evidence.length })}</span>
        </span>
        <ChevronRightIcon className={styles.chevron} />
      </button>
      <div id={id} className={styles.reason} hidden={!isOpen}>
        <p>{competency.reason ?? t('noReason')}</p>
        {competency.suggestion && (
          <p>
            <b>{t('askNext')}</b> {competency.suggestion}
          </p>
        )}
        <ClaimChips
          evidence={evidence}
          saysNone={competency.score.state !== 'analysing'}
          isLost={evidenceIndex.lost.has(claim)}
        />
      </div>
    </li>
  )
}
