import { Radar } from '@candor/ui/charts/radar'
import { Section, type SectionState } from '@candor/ui/section'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { type Analysis, type Competency, meanScore } from '../../analysis/rules/analysis.ts'
import type { OpenReport } from '../../report/web/open-report.ts'
import { useEvidenceReader } from '../../report-ai/web/evidence-reader.ts'
import { CompetencyRow } from './competency-row.tsx'
import styles from './competency-section.module.css'

interface Props {
  report: Pick<OpenReport, 'go'>
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
export function CompetencySection({ report, analysis, state }: Props) {
  const t = useTranslations('report-analysis')
  const format = useFormatter()
  const competencies = analysis?.competencies ?? []
  const [openName, setOpenName] = useState<string | null>(null)
  const { claim, openClaim } = useEvidenceReader()
  const inView = claim?.startsWith('competency:') ? claim.slice('competency:'.length) : null
  // What the reader steps to is opened; a row closed by hand stays closed until then.
  const opened = openName ?? inView ?? competencies[0]?.name ?? null
  useEffect(() => {
    if (inView !== null) setOpenName(null)
  }, [inView])
  function handleToggle(name: string) {
    if (name === opened) return setOpenName('')
    setOpenName(name)
    openClaim(`competency:${name}`)
  }
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
            <span>{t('evidence')}</span>
          </div>
          <ul>
            {competencies.map((competency) => (
              <CompetencyRow
                key={competency.name}
                competency={competency}
                onGo={report.go}
                isOpen={competency.name === opened}
                onToggle={() => handleToggle(competency.name)}
              />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
