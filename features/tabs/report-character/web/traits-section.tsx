import { ScaleBars } from '@candor/ui/charts/scale-bar'
import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { type CharacterResults, leaningOf, traitScale } from '../rules.ts'

const words = { low: 'leaningLow', between: 'leaningBetween', high: 'leaningHigh' } as const

/** Each trait on its scale, with the meanings of both ends and the test's comment. */
export function TraitsSection({ results }: { results: CharacterResults }) {
  const t = useTranslations('report-character')
  return (
    <Section title={t('details')} isFoldable end={t('traitCount', { count: results.length })}>
      <ScaleBars
        title={t('details')}
        min={traitScale.min}
        max={traitScale.max}
        bars={results.map(({ trait, value, comment }) => ({
          name: t(`trait.${trait}`),
          value,
          ...(value !== null && { word: t(words[leaningOf(value)]) }),
          low: t(`low.${trait}`),
          high: t(`high.${trait}`),
          note: comment,
        }))}
      />
    </Section>
  )
}
