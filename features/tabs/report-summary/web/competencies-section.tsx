import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import { type Analysis, type Competency, meanScore } from '../../../findings/analysis/rules/analysis.ts'
import { CompetencyChart } from '../../../findings/analysis/web/competency-chart.tsx'
import { competencyClaim } from '../../../findings/evidence/rules/claim-key.ts'
import type { Evidence } from '../../../findings/evidence/rules/evidence.ts'
import { EvidenceChips } from '../../../findings/evidence/web/evidence-chips.tsx'
import { maxMoments } from '../rules.ts'
import styles from './competencies-section.module.css'
import type { ShownEvidence } from './shown-evidence.ts'

interface RowProps extends Omit<ShownEvidence, 'evidenceIndex'> {
  competency: Competency
  evidence: readonly Evidence[]
  isLost: boolean
}

function Row({ competency, evidence, isLost, isWhole, onSelect }: RowProps) {
  const t = useTranslations('report-summary')
  const { name, score, reason, suggestion } = competency
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
        <EvidenceChips
          evidence={evidence}
          saysNone={isWhole && score.state !== 'analysing'}
          isLost={isLost}
          most={maxMoments}
          onSelect={onSelect}
        />
      </div>
    </li>
  )
}

interface Props extends ShownEvidence {
  analysis: Analysis | null
  state: SectionState
}

/** Every competency in one chart, then each with its stars, its explanation and its moments of evidence. */
export function CompetenciesSection({ analysis, state, evidenceIndex, ...shown }: Props) {
  const t = useTranslations('report-summary')
  const decimal = useFixed(1)
  const competencies = analysis?.competencies ?? []
  const axes = competencies.flatMap(({ name, score }) =>
    score.state === 'scored' ? [{ name, value: score.value, outOf: score.outOf }] : [],
  )
  const mean = meanScore(competencies)
  const isWritten = showsContent(state)
  const isEmpty = state.kind === 'ready' && competencies.length === 0
  return (
    <Section
      title={t('competencies')}
      isFoldable
      state={isEmpty ? { kind: 'empty' } : state}
      minHeight={320}
      end={isWritten && mean !== null && t('mean', { mean: decimal(mean), count: axes.length })}
    >
      <div className={styles.columns}>
        <CompetencyChart axes={axes} max={axes[0]?.outOf === 3 ? 3 : 5} selected={-1} />
        <ul className={styles.rows}>
          {competencies.map((competency) => (
            <Row
              key={competency.name}
              competency={competency}
              evidence={evidenceIndex.byClaim.get(competencyClaim(competency.name)) ?? []}
              isLost={evidenceIndex.lost.has(competencyClaim(competency.name))}
              {...shown}
            />
          ))}
        </ul>
      </div>
    </Section>
  )
}
