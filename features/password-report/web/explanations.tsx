import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import type { Scores } from '../rules/scores.ts'
import styles from './explanations.module.css'

/** What each figure of the overview means; nothing is explained that does not show. */
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

/** That a model wrote it and people decide, and how long it holds. */
export function Disclaimer() {
  const t = useTranslations('password-report')
  return (
    <section aria-label={t('disclaimer')} className={styles.disclaimer}>
      <p>{t('disclaimerText')}</p>
    </section>
  )
}
