import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import { useTranslations } from 'use-intl'
import { CheckIcon, ChevronDownIcon } from '../icons.tsx'
import pop from '../overlays/pop.module.css'
import styles from './select.module.css'

export type SelectItem<Value extends string> = {
  value: Value
  label: string
  hint?: string
  isDisabled?: boolean
}

export type SelectProps<Value extends string> = {
  label: string
  items: readonly SelectItem<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Called when the select is reached, before it is opened or a value is chosen by its first letters. */
  onReach?: () => void
  isDisabled?: boolean
}

/** The list in a component of its own: a closed select renders none of its hundreds of items. */
function Choices({ items }: { items: readonly SelectItem<string>[] }) {
  return items.map(({ value, label, hint, isDisabled }) => (
    <BaseSelect.Item key={value} value={value} label={label} disabled={isDisabled} className={pop.item}>
      <span className={pop.words}>
        <BaseSelect.ItemText>{label}</BaseSelect.ItemText>
        {hint && <span className={pop.hint}>{hint}</span>}
      </span>
      <span className={pop.check}>
        <BaseSelect.ItemIndicator>
          <CheckIcon />
        </BaseSelect.ItemIndicator>
      </span>
    </BaseSelect.Item>
  ))
}

/** A choice of one value. For the content security policy, Base UI's style element is off; its rule is in base.css. */
export function Select<Value extends string>({
  label,
  items,
  value,
  onChange,
  onReach,
  isDisabled,
}: SelectProps<Value>) {
  const t = useTranslations('ui')
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Root
        items={items}
        value={value}
        disabled={isDisabled}
        // Not every browser focuses what is clicked.
        onOpenChange={(isOpen) => isOpen && onReach?.()}
        onValueChange={(next: Value | null) => next !== null && onChange(next)}
      >
        <BaseSelect.Trigger className={styles.trigger} aria-label={label} onFocus={onReach}>
          <BaseSelect.Value className={styles.value} placeholder={t('choose')} />
          <BaseSelect.Icon>
            <ChevronDownIcon />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner
            className={pop.positioner}
            align="start"
            alignItemWithTrigger={false}
            sideOffset={4}
          >
            <BaseSelect.Popup className={pop.popup} aria-label={label}>
              <BaseSelect.List>
                <Choices items={items} />
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  )
}
