import type { SelectProps } from '@candor/ui/inputs/select'
import { lazy, Suspense } from 'react'
import styles from './choice.module.css'

const Select = lazy(() => import('@candor/ui/inputs/select').then((module) => ({ default: module.Select })))

interface Props extends SelectProps<string> {
  hint?: string
  error?: string
  isLabelHidden?: boolean
}

/** One of several, under its name and over what it means. */
export function Choice({ hint, error, isLabelHidden = false, ...select }: Props) {
  return (
    <div className={styles.choice}>
      {!isLabelHidden && <span aria-hidden="true">{select.label}</span>}
      <Suspense fallback={<div className={styles.place} />}>
        <Select {...select} />
      </Suspense>
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  )
}
