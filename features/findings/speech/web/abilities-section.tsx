import { ScaleBars } from '@candor/ui/charts/scale-bar'
import { Section } from '@candor/ui/sections/section'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import { maxPoints } from '../../languages/rules/scores.ts'
import { useAbilities } from './use-abilities.ts'

/** What speaking and reading aloud showed of each language, with its level and what that means. */
export function AbilitiesSection({ interviewId }: { interviewId: string | null }) {
  const t = useTranslations('speech')
  const words = useTranslations('languages')
  const decimal = useFixed(1)
  const { abilities, state } = useAbilities(interviewId)
  return (
    <Section
      title={t('abilities')}
      isFoldable
      state={state}
      minHeight={120}
      end={abilities.map(({ language, score }) =>
        score.state === 'scored' ? (
          <span key={language}>
            {t('abilitiesBest', {
              language: words(language),
              points: decimal(score.value),
            })}
          </span>
        ) : null,
      )}
    >
      <ScaleBars
        title={t('abilities')}
        max={maxPoints}
        bars={abilities.map(({ language, score, level }) => ({
          name: words(language),
          value: score.state === 'scored' ? score.value : null,
          ...(level && { word: words(`level${level}`), note: words(`level${level}Text`) }),
        }))}
      />
      <p className="hint">{words('scoredHint')}</p>
    </Section>
  )
}
