import { useTranslations } from 'use-intl'
import type { StarLevel } from '../../../candidates/scores/rules/levels.ts'
import styles from './level-scale.module.css'

const levels = [1, 2, 3, 4, 5] as const

/** The five levels from low to high (P2-096), with that of a score marked. */
export function LevelScale({ level }: { level: StarLevel | null }) {
  const t = useTranslations('password-report')
  return (
    <ol className={styles.scale} aria-label={t('levelsOf')}>
      {levels.map((step) => (
        <li key={step} className={styles.level} aria-current={step === level ? 'true' : undefined}>
          {t(`levels.l${step}`)}
        </li>
      ))}
    </ol>
  )
}
