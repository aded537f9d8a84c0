import { useTranslations } from 'use-intl'
import { maxLevelText, scaleValues } from '../../contract/content.ts'
import styles from './question-editor.module.css'

interface Props {
  /** In the order of the values, from high to low. */
  levels: readonly string[]
  number: string
  onChange: (levels: string[], at: number) => void
}

/** What each value of a scale means, a line each, from high to low. */
export function LevelFields({ levels, number, onChange }: Props) {
  const t = useTranslations('assessment-forms')
  const written = levels.filter((text) => text.trim() !== '').length
  return (
    <div>
      <p className={styles.label}>
        {t('levels.title')} <span>{t('levels.written', { count: written })}</span>
      </p>
      {scaleValues.map((value, at) => {
        const text = levels[at] ?? ''
        return (
          <label key={value} className={styles.level}>
            <b>{value}</b>
            <input
              className={styles.text}
              aria-label={t('levels.of', { value, number })}
              maxLength={maxLevelText}
              value={text}
              onChange={(event) => onChange(levels.with(at, event.target.value), at)}
            />
            <span className={styles.count} aria-hidden="true">
              {text.length}/{maxLevelText}
            </span>
          </label>
        )
      })}
    </div>
  )
}
