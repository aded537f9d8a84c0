import type { ReplyOf } from '@candor/call/define'
import type { readErasable, startErasure } from '../contract.ts'

export type Erasable = ReplyOf<typeof readErasable>

/** Returns the id of an order, by which its page is found. */
export function readOrder({ erasureId }: ReplyOf<typeof startErasure>): string {
  return erasureId
}
