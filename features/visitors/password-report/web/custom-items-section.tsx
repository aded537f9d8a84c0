import { Section } from '@candor/ui/sections/section'
import { useFormatter, useTranslations } from 'use-intl'
import type { SoftSkill } from '../../../findings/analysis/rules/soft-skills.ts'
import type { AssessedLabel } from '../rules/custom-assessment.ts'
import styles from './custom-items-section.module.css'

interface Props {
  items: readonly AssessedLabel[]
  /** Text about the labels, if any. */
  skills: readonly SoftSkill[]
}

/** The results of the company's own questions, by label. */
export function CustomItemsSection({ items, skills }: Props) {
  const t = useTranslations('password-report')
  const ui = useTranslations('ui')
  const format = useFormatter()
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const textOf = (label: string) => skills.find(({ name }) => name === label)?.description
  return (
    <Section title={t('items')}>
      <ul>
        {items.map(({ label, score }) => (
          <li key={label} className={styles.item}>
            <span className={styles.label}>{label}</span>
            <span className={styles.score}>
              {score.state === 'scored'
                ? t('points', { value: number(score.value), outOf: number(score.outOf) })
                : ui('analysing')}
            </span>
            {textOf(label) && <p className={styles.text}>{textOf(label)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
