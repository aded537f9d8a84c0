import { classes } from '@candor/ui/classes.ts'
import { CheckIcon, CrossIcon, type IconProps } from '@candor/ui/icons'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import type { Verdict } from '../../../candidates/interviews/rules/interview.ts'
import styles from './verdict-mark.module.css'

function HalfIcon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={className}>
      <circle cx="8" cy="8" r="5.2" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2.8a5.2 5.2 0 0 0 0 10.4Z" fill="currentColor" />
    </svg>
  )
}

const icons: Readonly<Record<Verdict, ComponentType<IconProps>>> = {
  correct: CheckIcon,
  partial: HalfIcon,
  wrong: CrossIcon,
}

/** The verdict on an answer: word, icon and colour. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const t = useTranslations('questions')
  const Icon = icons[verdict]
  return (
    <span className={classes(styles.mark, styles[verdict])}>
      <Icon className={styles.icon} />
      {t(`verdict.${verdict}`)}
    </span>
  )
}
