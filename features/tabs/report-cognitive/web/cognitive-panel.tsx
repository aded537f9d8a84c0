import { ScaleBars } from '@candor/ui/charts/scale-bar'
import { classes } from '@candor/ui/classes.ts'
import { PanelBody } from '@candor/ui/sections/panel-body'
import { Section } from '@candor/ui/sections/section'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { type CognitiveResult, maxPercentile } from '../rules.ts'
import styles from './cognitive-panel.module.css'
import { useCognitiveTest } from './use-cognitive-test.ts'

const quarters = [0, 25, 50, 75, maxPercentile]

/** Whole percentiles have no decimals; any other has two, like every rank. */
const placesOf = (percentile: number) => (Number.isInteger(percentile) ? 0 : 2)

function usePercentileText(percentile: number | null): string | null {
  const written = useFixed(placesOf(percentile ?? 0))
  return percentile === null ? null : written(percentile)
}

function Result({ percentile, explanation, group }: CognitiveResult & { percentile: number }) {
  const t = useTranslations('report-cognitive')
  const text = usePercentileText(percentile)
  return (
    <div className={styles.result}>
      <p className={styles.verdict}>{t('higherThan', { percentile: text ?? '' })}</p>
      {group && <p className={styles.group}>{t('comparedWith', { group })}</p>}
      <ScaleBars
        title={t('result')}
        max={maxPercentile}
        marks={quarters}
        decimals={placesOf(percentile)}
        bars={[{ name: t('overall'), value: percentile, low: t('low'), high: t('high') }]}
      />
      {explanation ? (
        <p className={styles.text}>{explanation}</p>
      ) : (
        <p className={classes('hint', styles.hint)}>{t('noExplanation')}</p>
      )}
      <p className={classes('hint', styles.hint)}>{t('howToRead')}</p>
    </div>
  )
}

/** The cognitive ability test: the candidate's percentile, and the test's explanation. */
export function CognitivePanel({ report }: { report: Pick<OpenReport, 'interviewId'> }) {
  const t = useTranslations('report-cognitive')
  const { result, state } = useCognitiveTest(report.interviewId)
  const percentile = result?.percentile ?? null
  const text = usePercentileText(percentile)
  return (
    <PanelBody>
      <Section
        title={t('result')}
        isFoldable
        state={state}
        minHeight={200}
        end={text !== null && t('percentile', { percentile: text })}
      >
        {result && percentile !== null && <Result {...result} percentile={percentile} />}
      </Section>
    </PanelBody>
  )
}
