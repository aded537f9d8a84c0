import styles from './switch.module.css'

interface Props {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Something of a question that is on or off, in one line. */
export function Switch({ label, isOn, onChange }: Props) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      {label}
    </label>
  )
}
