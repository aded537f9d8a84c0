import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import styles from './frozen-fields.module.css'

interface Props {
  isFrozen: boolean
  children: ReactNode
}

/** Keys that move the focus or close a dialog, and change nothing. */
const harmlessKeys = ['Tab', 'Escape', 'Shift']

/**
 * Fields that take no change for now, as what they hold is being sent: they look so, and screen readers say so of each.
 * Unlike disabled ones they keep the focus.
 */
export function FrozenFields({ isFrozen, children }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null)
  function stop(event: SyntheticEvent | Event) {
    event.preventDefault()
    event.stopPropagation()
  }
  useEffect(() => {
    const element = fields.current
    if (!isFrozen || !element) return
    // React has no event for it: a phone's keyboard, dictation and spelling write without a key.
    element.addEventListener('beforeinput', stop, true)
    return () => element.removeEventListener('beforeinput', stop, true)
  }, [isFrozen])
  const frozen = isFrozen && {
    'aria-disabled': true,
    onClickCapture: stop,
    onPointerDownCapture: stop,
    onMouseDownCapture: stop,
    onPasteCapture: stop,
    onCutCapture: stop,
    onDropCapture: stop,
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!harmlessKeys.includes(event.key)) stop(event)
    },
  }
  return (
    <fieldset ref={fields} className={styles.fields} {...frozen}>
      {children}
    </fieldset>
  )
}
