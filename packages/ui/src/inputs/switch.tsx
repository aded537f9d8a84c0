import type { InputHTMLAttributes } from 'react'
import styles from './switch.module.css'

interface Props
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'disabled' | 'aria-busy' | 'aria-describedby'> {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A switch. Its name is the label around it, or one that points to its `id`. */
export function Switch({ isOn, onChange, ...input }: Props) {
  return (
    <span className={styles.switch}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
    </span>
  )
}
