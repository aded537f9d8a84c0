import { ScaleBars } from '@candor/ui/charts/scale-bar'
import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import { bandEnds, bandOf, type Dimension, dimensionScale, type Group, toneOf } from '../rules.ts'

const marks = [dimensionScale.min, ...bandEnds]
/** The dimensions of one kind, each on its scale with the meanings of both ends. */
export function GroupSection({ group: { kind, score, dimensions } }: { group: Group }) {
  const t = useTranslations('report-mental-health')
  const decimal = useFixed(1)
  const wordsOf = ({ name }: Dimension) =>
    'known' in name
      ? { name: t(`dimension.${name.known}`), low: t(`low.${name.known}`), high: t(`high.${name.known}`) }
      : { name: name.named, low: t('otherLow'), high: t('otherHigh') }
  const bandWords = (value: number) => {
    const band = bandOf(value)
    return { word: t(`band.${band}`), tone: toneOf(band, kind) }
  }
  const total = score == null ? null : t('groupScore', { score: decimal(score) })
  // Dimensions may come with the score that is still being made.
  const without: SectionState =
    score === null
      ? { kind: 'analysing' }
      : { kind: 'empty', title: t('noDimensions'), text: t('noDimensionsHint') }
  return (
    <Section
      title={t(kind)}
      isFoldable
      state={dimensions.length > 0 ? { kind: 'ready' } : without}
      end={score === null ? <Score score={{ state: 'analysing' }} /> : total}
    >
      <p className="hint">{t(`${kind}Hint`)}</p>
      <ScaleBars
        title={t(kind)}
        min={dimensionScale.min}
        max={dimensionScale.max}
        marks={marks}
        bars={dimensions.map((dimension) => ({
          ...wordsOf(dimension),
          value: dimension.score,
          ...(dimension.score !== null && bandWords(dimension.score)),
          note: dimension.comment,
        }))}
      />
    </Section>
  )
}
