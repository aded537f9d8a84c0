import { useId } from 'react'
import { classes } from '../classes.ts'
import styles from './segments.module.css'

interface Props<Value extends string | number> {
  label: string
  items: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
  isDisabled?: boolean
  /** Alone on its line, its label for screen readers. */
  isBare?: boolean
}

/** One of a few, all in view; arrow keys go through them. */
export function Segments<Value extends string | number>({
  label,
  items,
  value,
  onChange,
  isDisabled,
  isBare = false,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={classes(styles.row, isBare && styles.bare)} disabled={isDisabled}>
      <legend className={isBare ? 'sr' : styles.label}>{label}</legend>
      <div className={styles.segments}>
        {items.map((item) => (
          <label key={item.value} className={styles.segment}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={item.value === value}
              onChange={() => onChange(item.value)}
            />
            {item.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
