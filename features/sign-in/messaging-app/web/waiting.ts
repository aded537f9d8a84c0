import type { NeededFactor } from '../../session/web/sign-in-ways.ts'

/** Why a person with a linked openId was not signed in at the start: a second step, or a refusal. */
export type Waiting = { readonly needed: NeededFactor } | { readonly refusal: string }

let waiting: Waiting | null = null

export function setWaiting(next: Waiting): void {
  waiting = next
}

/** Returns it once, for the sign-in page. */
export function popWaiting(): Waiting | null {
  const popped = waiting
  waiting = null
  return popped
}
