import type { AnyCall, AnyEventCall } from '@candor/call/define'
import { findInFeatures } from '../plumbing/features.ts'
import { type SaidByHand, saidByHand, variants } from './by-hand-under-test.ts'

export type ServedCall = AnyCall | AnyEventCall

/** One way of using a call: as it is, or as one of the several things that a path does. */
export interface Case {
  /** As its row in docs/callers.tsv is called. */
  readonly name: string
  readonly call: ServedCall
  readonly said: SaidByHand
}

function isServed(value: unknown): value is ServedCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

/** Every call and event call of the product, found by folder as the server finds its routes. */
export async function listServedCalls(): Promise<ServedCall[]> {
  const files = [...(await findInFeatures('contract.ts')), ...(await findInFeatures('contract/*.ts'))]
  return files.flatMap(([, module]) => Object.values(module)).filter(isServed)
}

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
