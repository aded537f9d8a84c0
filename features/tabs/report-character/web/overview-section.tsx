import { Radar } from '@candor/ui/charts/radar'
import { classes } from '@candor/ui/classes.ts'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useTranslations } from 'use-intl'
import { type CharacterResults, isUnfinished, leaningOf, traitScale, valuedTraits } from '../rules.ts'
import styles from './overview-section.module.css'

/** The leaning of each trait, in words and with its value. */
function Summary({ results }: { results: CharacterResults }) {
  const t = useTranslations('report-character')
  const decimal = useFixed(1)
  const leaningText = (trait: CharacterResults[number]['trait'], value: number) => {
    const leaning = leaningOf(value)
    return leaning === 'between' ? t('between') : t(`${leaning}.${trait}`)
  }
  return (
    <div className={styles.summary}>
      <h3 className={styles.heading} id="character-summary">
        {t('summary')}
      </h3>
      <ul aria-labelledby="character-summary">
        {valuedTraits(results).map(({ trait, value }) => (
          <li key={trait} className={styles.row}>
            <b className={styles.name}>{t(`trait.${trait}`)}</b>
            <span>{leaningText(trait, value)}</span>
            <span className={styles.number}>{decimal(value)}</span>
          </li>
        ))}
      </ul>
      <p className={classes('hint', styles.hint)}>{t('noRightEnd')}</p>
    </div>
  )
}

/** All traits together. A radar waits until all of them are there: a missing one would look like a low one. */
export function OverviewSection({
  results,
  state,
}: {
  results: CharacterResults | null
  state: SectionState
}) {
  const t = useTranslations('report-character')
  const valued = valuedTraits(results ?? [])
  const counts = { done: valued.length, count: results?.length ?? 0 }
  const isWaiting = results !== null && isUnfinished(results)
  return (
    <Section
      title={t('overview')}
      isFoldable
      minHeight={284}
      state={
        isWaiting && state.kind === 'ready' ? { kind: 'analysing', text: t('analysing', counts) } : state
      }
      end={results && (isWaiting ? t('progress', counts) : t('traitCount', { count: counts.count }))}
    >
      {results && !isWaiting && (
        <div className={styles.overview}>
          <Radar
            title={t('radar')}
            max={traitScale.max}
            axes={valued.map(({ trait, value }) => ({ name: t(`trait.${trait}`), value }))}
          />
          <Summary results={results} />
        </div>
      )}
    </Section>
  )
}
