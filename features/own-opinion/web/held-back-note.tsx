import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { HeldBackProps } from './held-back.tsx'

const HeldBack = lazyWithPreload(() => import('./held-back.tsx').then((part) => part.HeldBack))

/** Says in its place that something shows after the reader's own opinion, with the way to give it; nothing where it shows. */
export function HeldBackNote(props: HeldBackProps) {
  if (!props.report.facts.heldBack[props.what]) return null
  return <HeldBack {...props} />
}
