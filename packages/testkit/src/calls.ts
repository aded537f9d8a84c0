import type { AnyCall } from '@candor/call/define'
import { findInFeatures } from '../../../apps/server/src/plumbing/features.ts'

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'reply' in value
  )
}

/** Every call of the product, found as the server finds its routes. */
export async function listCalls(): Promise<AnyCall[]> {
  const files = [...(await findInFeatures('contract.ts')), ...(await findInFeatures('contract/*.ts'))]
  return files.flatMap(([, module]) => Object.values(module)).filter(isCall)
}
