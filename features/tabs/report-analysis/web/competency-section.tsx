import { medianPairs } from '@candor/ui/charts/radar-geometry.ts'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { mediansByName } from '../../../candidates/scores/rules/medians.ts'
import { useStanding } from '../../../candidates/scores/web/use-standing.ts'
import { type Analysis, type Competency, meanScore } from '../../../findings/analysis/rules/analysis.ts'
import { CompetencyChart } from '../../../findings/analysis/web/competency-chart.tsx'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import { competencyClaim, competencyOf } from '../../../findings/evidence/rules/claim-key.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { CompetencyRow } from './competency-row.tsx'
import styles from './competency-section.module.css'

interface Props {
  report: Pick<OpenReport, 'interviewId'>
  analysis: Analysis | null
  state: SectionState
}

const none: ReadonlyMap<string, number> = new Map()

/** The axes of the radar: only scored competencies, as an unfinished one has no place on an axis. */
function axesOf(competencies: readonly Competency[], medians: ReadonlyMap<string, number>) {
  return competencies.flatMap(({ name, score }) => {
    if (score.state !== 'scored') return []
    const median = medians.get(name)
    return [{ name, value: score.value, outOf: score.outOf, ...(median !== undefined && { median }) }]
  })
}

interface EndProps {
  competencies: readonly Competency[]
  /** How many candidates the dashed line is the median of; null where none is drawn. */
  medianOf: number | null
}

/** The result that a closed section still shows, and the legend of its chart. */
function End({ competencies, medianOf }: EndProps) {
  const t = useTranslations('report-analysis')
  const decimal = useFixed(1)
  const mean = meanScore(competencies)
  if (mean === null) return null
  const count = competencies.filter(({ score }) => score.state === 'scored').length
  return (
    <>
      <span>{t('mean', { mean: decimal(mean), count })}</span>
      {medianOf !== null && (
        <>
          <span className={styles.legend}>{t('legendSolid')}</span>
          <span className={styles.legend}>{t('legendDashed', { count: medianOf })}</span>
        </>
      )}
      <span className={styles.hint}>{t('ticksHint')}</span>
    </>
  )
}

/** The row that is open: the reader's choice, else that of the evidence in view, else the first one. */
function useOpenRow(competencies: readonly Competency[]) {
  // The name of the row that the reader opened, null where they closed all; undefined before either.
  const [byHand, setByHand] = useState<string | null>()
  const { claim, openClaim } = useEvidenceReader()
  const inView = claim && competencyOf(claim)
  // Stepping to evidence opens its row; a row that the reader closed stays closed until then.
  const opened = byHand !== undefined ? byHand : (inView ?? competencies[0]?.name ?? null)
  useEffect(() => {
    if (inView !== null) setByHand(undefined)
  }, [inView])
  function toggle(name: string) {
    if (name === opened) return setByHand(null)
    setByHand(name)
    openClaim(competencyClaim(name))
  }
  return { opened, toggle }
}

/** Every competency with its score; a row opens on the reason. */
export function CompetencySection({ report, analysis, state }: Props) {
  const t = useTranslations('report-analysis')
  const { standing } = useStanding(report.interviewId)
  const competencies = analysis?.competencies ?? []
  const { opened, toggle } = useOpenRow(competencies)
  const medians = mediansByName(standing)
  const axes = axesOf(competencies, medians)
  const hasMedians = competencies.some(({ name }) => medians.has(name))
  const hasDashedLine = medianPairs(axes).length > 0
  const isEmpty = state.kind === 'ready' && competencies.length === 0
  // The mean of an unfinished analysis would look like a result.
  const isWritten = showsContent(state)
  return (
    <Section
      title={t('competencies')}
      isFoldable
      state={isEmpty ? { kind: 'empty' } : state}
      minHeight={320}
      end={
        isWritten && (
          <End competencies={competencies} medianOf={hasDashedLine && standing ? standing.count : null} />
        )
      }
    >
      <div className={styles.columns}>
        <CompetencyChart
          axes={axes}
          max={axes[0]?.outOf === 3 ? 3 : 5}
          selected={axes.findIndex((axis) => axis.name === opened)}
        />
        <div className={styles.rows} data-medians={hasMedians}>
          <div className={styles.head} aria-hidden="true">
            <span>{t('competency')}</span>
            <span>{t('stars')}</span>
            {hasMedians && <span className={styles.gap}>{t('vsMedian')}</span>}
            <span className={styles.wide}>{t('whereEvidence')}</span>
          </div>
          <ul>
            {competencies.map((competency) => (
              <CompetencyRow
                key={competency.name}
                competency={competency}
                medians={hasMedians ? medians : none}
                isOpen={competency.name === opened}
                onToggle={() => toggle(competency.name)}
              />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
