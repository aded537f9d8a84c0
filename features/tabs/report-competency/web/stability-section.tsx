import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { CompetencyItem } from '../rules/report.ts'
import { CompetencyBars } from './competency-bars.tsx'
import { TenScore } from './ten-score.tsx'

/** The parts of the rating of emotional stability. */
export function StabilitySection({
  score,
  items,
}: {
  score: number | null
  items: readonly CompetencyItem[]
}) {
  const t = useTranslations('report-competency')
  return (
    <Section title={t('stabilityItems')} isFoldable end={<TenScore score={score} />}>
      <CompetencyBars title={t('stabilityItems')} items={items} />
    </Section>
  )
}
