import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CheckIcon } from '../icons.tsx'
import pop from './pop.module.css'

export type MenuProps = {
  /** The button that opens the menu, as an element: `<Button isIcon aria-label="…" />`. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  /** Opens the menu when it is drawn: it was asked for before it was there. */
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** Actions behind one button. */
export function Menu({ trigger, align = 'end', isOpenAtFirst = false, children }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen={isOpenAtFirst}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={pop.positioner} align={align} sideOffset={4}>
          <BaseMenu.Popup className={pop.popup}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export type MenuItemProps = {
  icon?: ReactNode
  onSelect?: () => void
  isDanger?: boolean
  isDisabled?: boolean
  /** A link in place of the plain item. */
  render?: ReactElement
  children: ReactNode
}

/** One action, or a link where `render` gives one. */
export function MenuItem({ icon, onSelect, isDanger, isDisabled, render, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      className={classes(pop.item, isDanger && pop.danger)}
      disabled={isDisabled}
      onClick={onSelect}
      render={render}
    >
      {icon}
      <span className={pop.words}>{children}</span>
    </BaseMenu.Item>
  )
}

export type MenuChoiceProps<Value extends string> = {
  items: readonly { value: Value; label: string; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of one value inside a menu: a language, a theme. */
export function MenuChoice<Value extends string>({ items, value, onChange }: MenuChoiceProps<Value>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
      {items.map((item) => (
        <BaseMenu.RadioItem
          key={item.value}
          value={item.value}
          className={pop.item}
          lang={item.lang}
          closeOnClick
        >
          <span className={pop.words}>{item.label}</span>
          <span className={pop.check}>
            <BaseMenu.RadioItemIndicator>
              <CheckIcon />
            </BaseMenu.RadioItemIndicator>
          </span>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}

/** A hairline between groups of actions. */
export function MenuSeparator() {
  return <BaseMenu.Separator className={pop.separator} />
}
