import { useState } from 'react'
import { lazyWithPreload } from '../loading/lazy-with-preload.ts'
import type { SheetProps } from './sheet.tsx'

const Sheet = lazyWithPreload(() => import('./sheet.tsx').then((module) => module.Sheet))

/** A sheet whose code comes when it opens for the first time; it stays from then on, to be closed gently. */
export function LazySheet(props: SheetProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return <Sheet {...props} />
}
