import { type ComponentType, useState } from 'react'
import { type LazyWithPreload, lazyWithPreload } from '../loading/lazy-with-preload.ts'
import { ErrorBoundary } from '../sections/error-boundary.tsx'

/**
 * A dialog whose code loads when it opens for the first time, or before; it stays mounted from then on, so that closing
 * can be animated.
 *
 * If the code fails to load, a note in its place says so, and the rest of the page stays.
 */
export function lazyDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  const Dialog = lazyWithPreload(load)
  function OnceOpened(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen)
    if (props.isOpen && !wasOpened) setWasOpened(true)
    if (!wasOpened) return null
    return (
      <ErrorBoundary>
        <Dialog {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(OnceOpened, { preload: Dialog.preload })
}
