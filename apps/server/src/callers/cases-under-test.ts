import type { ServedCall } from '@candor/testkit/calls'
import { type SaidByHand, saidByHand, variants } from './by-hand-under-test.ts'

/** One use of a call: the plain one, or one of several variants. */
export interface Case {
  /** Its name in docs/callers.tsv. */
  readonly name: string
  readonly call: ServedCall
  readonly said: SaidByHand
}

/** Whether a call may be in a batch: it changes nothing, and its reply is immediate. */
export const isBatchable = ({ call }: Case) => 'reply' in call && call.isRead

/** Returns the calls, each with its variants. */
export function casesOf(calls: readonly ServedCall[]): Case[] {
  return calls.flatMap((call) => {
    const name = `${call.method} ${call.path}`
    const others = Object.entries(variants[call.path] ?? {})
    return [
      { name, call, said: saidByHand[call.path] ?? {} },
      ...others.map(([variant, said]) => ({ name: `${name} (${variant})`, call, said })),
    ]
  })
}
