import { lazy, Suspense, useState } from 'react'
import type { SheetProps } from './sheet.tsx'

const Sheet = lazy(() => import('./sheet.tsx').then((module) => ({ default: module.Sheet })))

/** A sheet whose code comes when it opens for the first time; it stays from then on, to be closed gently. */
export function LazySheet(props: SheetProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  )
}
