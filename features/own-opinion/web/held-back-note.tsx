import { lazy, Suspense } from 'react'
import type { HeldBackProps } from './held-back.tsx'

const HeldBack = lazy(() => import('./held-back.tsx').then((part) => ({ default: part.HeldBack })))

/** Says in its place that something shows after the reader's own opinion, with the way to give it; nothing where it shows. */
export function HeldBackNote(props: HeldBackProps) {
  if (!props.report.facts.heldBack[props.what]) return null
  return (
    <Suspense fallback={null}>
      <HeldBack {...props} />
    </Suspense>
  )
}
