import { Switch } from '@candor/ui/inputs/switch'
import styles from './named-switch.module.css'

interface Props {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Something of a question that is on or off, in one line. */
export function NamedSwitch({ label, isOn, onChange }: Props) {
  return (
    <label className={styles.line}>
      <Switch isOn={isOn} onChange={onChange} />
      {label}
    </label>
  )
}
