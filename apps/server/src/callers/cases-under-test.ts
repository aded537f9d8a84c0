import type { ServedCall } from '@candor/testkit/calls'
import { type SaidByHand, saidByHand, variants } from './by-hand-under-test.ts'

/** One way of using a call: as it is, or as one of the several things that a path does. */
export interface Case {
  /** As its row in docs/callers.tsv is called. */
  readonly name: string
  readonly call: ServedCall
  readonly said: SaidByHand
}

/** Whether a call may stand in a batch: it has no bytes beside its input, and is answered at once. */
export const isBatchable = ({ call }: Case) => 'reply' in call && !call.files && !call.keepsJsonBytes

/** The calls with what each of them may be used for. */
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
