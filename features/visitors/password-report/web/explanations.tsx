import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { Scores } from '../rules/scores.ts'
import styles from './explanations.module.css'

/** Explanations of the shown figures of the overview. */
export function Explanations({
  scores: { overall, outOf, hasLevels, customised, parts },
  hasTime,
}: {
  scores: Scores
  hasTime: boolean
}) {
  const t = useTranslations('password-report')
  const shown = [
    ...(overall ? (['overall'] as const) : []),
    ...parts.map(({ name }) => name),
    ...(customised ? (['customised'] as const) : []),
    ...(hasTime ? (['time'] as const) : []),
  ]
  if (shown.length === 0) return null
  const explained = (name: (typeof shown)[number]) =>
    name === 'overall'
      ? t('explained.overall', { outOf, levels: hasLevels ? 'yes' : 'no' })
      : t(`explained.${name}`)
  return (
    <Section title={t('explanations')}>
      <dl className={styles.list}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{explained(name)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The note that a model made it and people decide, and until when the link is valid. */
export function Disclaimer() {
  const t = useTranslations('password-report')
  return (
    <section aria-label={t('disclaimer')} className={styles.disclaimer}>
      <p>{t('disclaimerText')}</p>
    </section>
  )
}
