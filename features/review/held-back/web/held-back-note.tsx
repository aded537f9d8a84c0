import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { HeldBackProps } from './held-back.tsx'

const HeldBack = lazyWithPreload(() => import('./held-back.tsx').then((part) => part.HeldBack))

/**
 * A note that this part is shown after the reader's own opinion, with a button to give it; nothing where it is shown.
 */
export function HeldBackNote(props: HeldBackProps) {
  if (!props.report.facts.heldBack[props.what]) return null
  return <HeldBack {...props} />
}
