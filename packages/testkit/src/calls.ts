import type { AnyCall, AnyEventCall } from '@candor/call/define'
import { findInFeatures } from '../../../apps/server/src/plumbing/features.ts'

export type ServedCall = AnyCall | AnyEventCall

function isServed(value: unknown): value is ServedCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}

/** Every call and event call of the product, found as the server finds its routes. */
export async function listServedCalls(): Promise<ServedCall[]> {
  const files = [...(await findInFeatures('contract.ts')), ...(await findInFeatures('contract/*.ts'))]
  return files.flatMap(([, module]) => Object.values(module)).filter(isServed)
}

/** Every call of the product except the event calls. */
export async function listCalls(): Promise<AnyCall[]> {
  return (await listServedCalls()).filter((call) => 'reply' in call)
}
