import { Radar } from '@candor/ui/charts/radar'
import { Section, type SectionState } from '@candor/ui/section'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { type Analysis, type Competency, meanScore } from '../../analysis/rules/analysis.ts'
import { CompetencyRow } from './competency-row.tsx'
import styles from './competency-section.module.css'

interface Props {
  analysis: Analysis | null
  state: SectionState
}

/** The axes of the radar: scored competencies alone, as an unfinished one has no place on an axis. */
function axesOf(competencies: readonly Competency[]) {
  return competencies.flatMap(({ name, score }) =>
    score.state === 'scored' ? [{ name, value: score.value, outOf: score.outOf }] : [],
  )
}

/** Every competency with its score; a row opens on the reason. */
export function CompetencySection({ analysis, state }: Props) {
  const t = useTranslations('report-analysis')
  const format = useFormatter()
  const competencies = analysis?.competencies ?? []
  const [openName, setOpenName] = useState<string | null>(null)
  const opened = openName ?? competencies[0]?.name ?? null
  const axes = axesOf(competencies)
  const mean = meanScore(competencies)
  const decimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const isEmpty = state.kind === 'ready' && competencies.length === 0
  // The mean of what is there so far would look like a result.
  const isWritten = state.kind === 'ready' || state.kind === 'stale'
  return (
    <Section
      title={t('competencies')}
      isFoldable
      state={isEmpty ? { kind: 'empty' } : state}
      minHeight={320}
      end={
        isWritten &&
        mean !== null && <span>{t('mean', { mean: format.number(mean, decimal), count: axes.length })}</span>
      }
    >
      <div className={styles.columns}>
        {axes.length > 2 && (
          <Radar
            title={t('radar')}
            axes={axes}
            max={axes[0]?.outOf === 3 ? 3 : 5}
            selected={axes.findIndex((axis) => axis.name === opened)}
          />
        )}
        <div className={styles.rows}>
          <div className={styles.head} aria-hidden="true">
            <span>{t('competency')}</span>
            <span>{t('stars')}</span>
          </div>
          <ul>
            {competencies.map((competency) => (
              <CompetencyRow
                key={competency.name}
                competency={competency}
                isOpen={competency.name === opened}
                onToggle={() => setOpenName(competency.name === opened ? '' : competency.name)}
              />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
