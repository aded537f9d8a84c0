import { useId } from 'react'
import { classes } from '../classes.ts'
import styles from './segments.module.css'

interface Props<Value extends string | number> {
  label: string
  items: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
  isDisabled?: boolean
  /** `row`: the label before them; `stacked`: above them, as wide as a field; `bare`: only for screen readers. */
  layout?: 'row' | 'stacked' | 'bare'
}

/** A choice between a few values, all in view; arrow keys go through them. */
export function Segments<Value extends string | number>({
  label,
  items,
  value,
  onChange,
  isDisabled,
  layout = 'row',
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={classes(styles.choice, styles[layout])} disabled={isDisabled}>
      <legend className={layout === 'bare' ? 'sr' : styles.label}>{label}</legend>
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
