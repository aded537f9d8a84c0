import { mergeProps } from '@base-ui/react/merge-props'
import { useRender } from '@base-ui/react/use-render'
import type { MouseEvent } from 'react'
import { classes } from '../classes.ts'
import styles from './button.module.css'

export type ButtonProps = useRender.ComponentProps<'button'> & {
  look?: 'default' | 'primary' | 'quiet'
  size?: 'default' | 'small'
  isIcon?: boolean
}

/** Swallows the press: no form submit, no bubbling. */
function takeNoPress(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A button, or whatever `render` gives (a link) with a button's look. One with `isIcon` needs an `aria-label`. A
 * `disabled` one ignores presses but keeps the focus, which is on it while it waits.
 */
export function Button({
  look = 'default',
  size = 'default',
  isIcon = false,
  disabled = false,
  render,
  ...rest
}: ButtonProps) {
  const className = classes(
    styles.button,
    look === 'primary' && styles.primary,
    look === 'quiet' && styles.quiet,
    size === 'small' && styles.small,
    isIcon && styles.icon,
  )
  const own = render ? { className } : { className, type: 'button' as const }
  const given = disabled ? { ...rest, 'aria-disabled': true, onClick: takeNoPress } : rest
  return useRender({ defaultTagName: 'button', render, props: mergeProps<'button'>(own, given) })
}
