import { useFormatter, useTranslations } from 'use-intl'
import styles from './stars.module.css'

export type StarsProps = {
  /** How many stars are filled, to the tenth; null draws them blank. */
  value: number | null
  outOf?: number
  size?: 14 | 24 | 44
}

function starPath(index: number): string {
  const x = index * 24
  return `M${x + 12} 2.6l2.87 5.98 6.58.87-4.81 4.57 1.2 6.53L${x + 12} 17.38l-5.84 3.17 1.2-6.53L${x + 2.55} 9.45l6.58-.87z`
}

/** Stars in one ink, partly filled by tenths: 24 px for display, 14 px in tables and rows (N59). Never shown without the number. */
export function Stars({ value, outOf = 5, size = 24 }: StarsProps) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const filled = Math.round(Math.min(Math.max(value ?? 0, 0), outOf) * 10) / 10
  const path = Array.from({ length: outOf }, (_, index) => starPath(index)).join('')
  const spoken = format.number(filled, { maximumFractionDigits: 1 })
  return (
    <svg
      role="img"
      aria-label={value === null ? t('starsBlank') : t('starsOf', { value: spoken, outOf })}
      viewBox={`0 0 ${outOf * 24} 24`}
      width={outOf * size}
      height={size}
      className={styles.stars}
    >
      <path d={path} className={styles.empty} />
      {filled > 0 && (
        <svg width={filled * 24} height="24" aria-hidden="true">
          <path d={path} className={styles.full} />
        </svg>
      )}
    </svg>
  )
}
