import type { NeededFactor } from '../../session/web/sign-in-ways.ts'

/** Why the start did not sign somebody in whose openId is linked: the next step, or what was refused. */
export type Waiting = { readonly needed: NeededFactor } | { readonly refusal: string }

let waiting: Waiting | null = null

export function setWaiting(next: Waiting): void {
  waiting = next
}

/** What waits for the sign-in page, once. */
export function popWaiting(): Waiting | null {
  const popped = waiting
  waiting = null
  return popped
}
