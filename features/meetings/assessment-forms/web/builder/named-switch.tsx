import { Switch } from '@candor/ui/inputs/switch'
import styles from './named-switch.module.css'

interface Props {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A switch of a question, with its label in one line. */
export function NamedSwitch({ label, isOn, onChange }: Props) {
  return (
    <label className={styles.line}>
      <Switch isOn={isOn} onChange={onChange} />
      {label}
    </label>
  )
}
