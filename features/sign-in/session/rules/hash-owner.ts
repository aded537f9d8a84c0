import type { AccountId } from '@candor/kernel/ids'
import { networkOf } from '../../../platform/access/rules/network.ts'

/** The owner of a hash of a caller who has not proved an account. */
export function networkOwner(address: string): string {
  return `network ${networkOf(address)}`
}

/** The owner of a hash of a caller who is signed in, or whose sign-in waits for its second step. */
export function accountOwner({ accountId }: { readonly accountId: AccountId }): string {
  return `account ${accountId}`
}
