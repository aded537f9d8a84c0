import { Select } from '@candor/ui/inputs/select'
import { Switch } from '@candor/ui/inputs/switch'
import { type ReactNode, useId, useRef } from 'react'
import styles from './setting-row.module.css'
import { useSettingInView } from './use-setting-in-view.ts'
import { useWanted } from './use-wanted.ts'

/** A list of settings with lines between them. */
export function SettingList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

interface SwitchProps {
  /** Its name in the address, by which the search opens it: `?setting=`. */
  setting?: string
  label: string
  text: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => Promise<unknown>
}

/** A switch with its explanation. It changes at once, and goes back if it is refused. */
export function SwitchRow({ setting, label, text, isOn, isDisabled, onChange }: SwitchProps) {
  const { wanted, change } = useWanted(onChange)
  const row = useRef<HTMLLIElement>(null)
  const view = useSettingInView(row, setting)
  const id = useId()
  return (
    <li ref={row} className={styles.row} {...view}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <p className={styles.text} id={`${id}-text`}>
          {text}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        isOn={wanted ?? isOn}
        aria-busy={wanted !== null}
        disabled={isDisabled}
        onChange={change}
      />
    </li>
  )
}

interface SelectProps<Value extends string> {
  /** Its name in the address, by which the search opens it: `?setting=`. */
  setting?: string
  label: string
  text: string
  items: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => Promise<unknown>
}

/** A setting with several values that need no explanation of their own. */
export function SelectRow<Value extends string>({
  setting,
  label,
  text,
  items,
  value,
  onChange,
}: SelectProps<Value>) {
  const { wanted, change } = useWanted(onChange)
  const row = useRef<HTMLLIElement>(null)
  const view = useSettingInView(row, setting)
  return (
    <li ref={row} className={styles.row} {...view} aria-busy={wanted !== null}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <p className={styles.text}>{text}</p>
      </div>
      <Select label={label} items={items} value={wanted ?? value} onChange={change} />
    </li>
  )
}

interface ChoiceProps<Value extends string> {
  /** Its name in the address, by which the search opens it: `?setting=`. */
  setting?: string
  label: string
  text: string
  items: readonly { value: Value; label: string; text: string }[]
  value: string
  onChange: (value: Value) => Promise<unknown>
}

/** A setting with several values, each with its explanation. */
export function ChoiceRow<Value extends string>({
  setting,
  label,
  text,
  items,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const { wanted, change } = useWanted(onChange)
  const row = useRef<HTMLLIElement>(null)
  const view = useSettingInView(row, setting)
  const id = useId()
  return (
    <li ref={row} className={styles.block} {...view}>
      <fieldset className={styles.choices} aria-describedby={`${id}-text`} aria-busy={wanted !== null}>
        <legend className={styles.label}>{label}</legend>
        <p className={styles.text} id={`${id}-text`}>
          {text}
        </p>
        {items.map((item) => (
          <label key={item.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              checked={(wanted ?? value) === item.value}
              onChange={() => change(item.value)}
            />
            <span>
              <b className={styles.label}>{item.label}</b>
              <span className={styles.text}>{item.text}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  )
}
