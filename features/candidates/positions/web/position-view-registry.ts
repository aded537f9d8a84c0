import type { WordsWith } from '@candor/messages/words'
import type { LazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { PositionViewName } from '../rules/address.ts'

/**
 * A view of the candidates of a position, found by folder: `web/position-view.ts`, or one file a view in
 * `web/position-view/`, that exports `view`. Its label is the message `viewTitle` of its feature.
 */
export interface PositionView {
  /** Its value in the address: `?view=list`. The board is the default. */
  readonly value: PositionViewName
  readonly feature: WordsWith<'viewTitle'>
  readonly Panel: LazyWithPreload<{ positionId: string }>
}

export function definePositionView(view: PositionView): PositionView {
  return view
}
