import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './pop-over.module.css'

interface Props {
  label: string
  /** The button that opened it, which takes the focus back. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

const firstControl = 'input:not([type=hidden]), select, button'

/** A small dialog under the button that opened it. Esc and a press elsewhere close it. */
export function PopOver({ label, opener, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(firstControl)?.focus()
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !box.current?.contains(target) && !opener.current?.contains(target)
    const handlePress = ({ target }: PointerEvent) => isOutside(target) && latest.current()
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [opener])
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      className={styles.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
        opener.current?.focus()
      }}
    >
      {children}
    </div>
  )
}
