import { fixed } from '@candor/messages/numbers'
import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useFormatter, useTranslations } from 'use-intl'
import { type Analysis, type Competency, meanScore } from '../../analysis/rules/analysis.ts'
import { CompetencyChart } from '../../analysis/web/competency-chart.tsx'
import type { Evidence, EvidenceIndex } from '../../evidence/rules/evidence.ts'
import { EvidenceChip } from '../../evidence/web/evidence-chip.tsx'
import styles from './competencies-section.module.css'

/** How many moments stand beside a competency: the way to the rest leads through any of them. */
const mostChips = 3

interface RowProps {
  competency: Competency
  evidence: readonly Evidence[]
  onSelect: (id: string) => void
}

function Row({ competency: { name, score, reason, suggestion }, evidence, onSelect }: RowProps) {
  const t = useTranslations('report-summary')
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      <Score score={score} />
      <div className={styles.words}>
        <p>{reason ?? t('noReason')}</p>
        {suggestion && (
          <p>
            <b>{t('askNext')}</b> {suggestion}
          </p>
        )}
        {evidence.length > 0 && (
          <p className={styles.chips}>
            {evidence.slice(0, mostChips).map((each) => (
              <EvidenceChip key={each.id} evidence={each} isCurrent={false} onSelect={onSelect} />
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

interface Props {
  analysis: Analysis | null
  state: SectionState
  evidenceIndex: EvidenceIndex
  onSelect: (id: string) => void
}

/** Every competency in one picture, then each with its stars, its explanation and the moments that it rests on. */
export function CompetenciesSection({ analysis, state, evidenceIndex, onSelect }: Props) {
  const t = useTranslations('report-summary')
  const format = useFormatter()
  const competencies = analysis?.competencies ?? []
  const axes = competencies.flatMap(({ name, score }) =>
    score.state === 'scored' ? [{ name, value: score.value, outOf: score.outOf }] : [],
  )
  const mean = meanScore(competencies)
  const isWritten = state.kind === 'ready' || state.kind === 'stale'
  const isEmpty = state.kind === 'ready' && competencies.length === 0
  return (
    <Section
      title={t('competencies')}
      isFoldable
      state={isEmpty ? { kind: 'empty' } : state}
      minHeight={320}
      end={
        isWritten && mean !== null && t('mean', { mean: format.number(mean, fixed(1)), count: axes.length })
      }
    >
      <div className={styles.columns}>
        <CompetencyChart axes={axes} max={axes[0]?.outOf === 3 ? 3 : 5} selected={-1} />
        <ul className={styles.rows}>
          {competencies.map((competency) => (
            <Row
              key={competency.name}
              competency={competency}
              evidence={evidenceIndex.byClaim.get(`competency:${competency.name}`) ?? []}
              onSelect={onSelect}
            />
          ))}
        </ul>
      </div>
    </Section>
  )
}
