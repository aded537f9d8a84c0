import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { Analysis } from '../../../findings/analysis/rules/analysis.ts'

// Few readers open it, so its code only loads then.
const FiguresList = lazyWithPreload(() => import('./figures-list.tsx').then((part) => part.FiguresList))

interface Props {
  analysis: Analysis | null
  timeZone: string
}

/** Results that no other section shows, folded at the end of the report (decision D23). */
export function FiguresSection({ analysis, timeZone }: Props) {
  const t = useTranslations('report-analysis')
  const count = (analysis?.figures.length ?? 0) + (analysis?.competencySummaries.length ?? 0)
  if (!analysis || count === 0) return null
  return (
    <Section title={t('figures')} end={t('figuresCount', { count })} isFoldable isOpenAtFirst={false}>
      <FiguresList analysis={analysis} timeZone={timeZone} />
    </Section>
  )
}
