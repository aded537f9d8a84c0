import styles from './choice.module.css'
import { LazySelect } from './lazy-select.ts'
import type { SelectProps } from './select.tsx'

interface Props extends SelectProps<string> {
  hint?: string
  error?: string
  isLabelHidden?: boolean
}

/** A select with its label above, and its error and hint below. */
export function Choice({ hint, error, isLabelHidden = false, ...select }: Props) {
  return (
    <div className={styles.choice}>
      {!isLabelHidden && <span aria-hidden="true">{select.label}</span>}
      <LazySelect fallback={<div className={styles.place} />} {...select} />
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  )
}
