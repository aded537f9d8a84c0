import { type ComponentType, useState } from 'react'
import { type LazyWithPreload, lazyWithPreload } from '../loading/lazy-with-preload.ts'

/** A dialog whose code comes when it opens for the first time, or before; it stays from then on, to be closed gently. */
export function lazyDialog<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  const Dialog = lazyWithPreload(load)
  function OnceOpened(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen)
    if (props.isOpen && !wasOpened) setWasOpened(true)
    return wasOpened && <Dialog {...props} />
  }
  return Object.assign(OnceOpened, { preload: Dialog.preload })
}
