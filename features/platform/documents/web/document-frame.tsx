import type { SyntheticEvent } from 'react'
import { isHandedOn } from '../rules/handed-key.ts'
import { bringIntoView } from './bring-into-view.ts'
import styles from './document-frame.module.css'

/**
 * Rights of a stored page in its frame, as in its own policy: its links open in other tabs.
 *
 * Never `allow-scripts`: with a script, the same origin would open the whole product.
 */
const storedPage = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

const typingFields = 'input, textarea, select, [contenteditable]'

/** Passes on the keys that the report listens to, so that they still work after a click into the document. */
function handleLoad({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  // Null for a page of another origin.
  const page = frame.contentDocument
  page?.addEventListener('keydown', (event) => {
    const isTyping = page.activeElement?.matches(typingFields) === true
    if (!isHandedOn(event, isTyping)) return
    const { key, code, shiftKey, repeat } = event
    const again = new KeyboardEvent('keydown', {
      key,
      code,
      shiftKey,
      repeat,
      bubbles: true,
      cancelable: true,
    })
    if (!frame.dispatchEvent(again)) event.preventDefault()
  })
}

interface Props {
  address: string
  title: string
  className?: string | undefined
  /** Whether it scrolls into view when it opens, as somebody has just asked for it. */
  isAskedFor?: boolean
}

/** A document in a frame (R5-042). Only the product's own pdf page may run its script there. */
export function DocumentFrame({ address, title, className, isAskedFor = false }: Props) {
  const { origin, pathname } = new URL(address, location.origin)
  const isOwnPage = origin === location.origin && pathname === '/pdf.html'
  return (
    <iframe
      ref={isAskedFor ? bringIntoView : undefined}
      className={className ?? styles.frame}
      src={address}
      title={title}
      sandbox={isOwnPage ? undefined : storedPage}
      allow={isOwnPage ? 'fullscreen' : undefined}
      referrerPolicy="no-referrer"
      onLoad={handleLoad}
    />
  )
}
