import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { entryRefusals } from '../../contract/entry.ts'
import { losesEntry } from '../../rules/entry.ts'
import {
  countAble,
  hasProvider,
  isAble,
  lockEntry,
  lockOwner,
  type Owner,
  type Within,
} from '../queries/entry.ts'
import { findSignInPolicy } from '../queries/policy.ts'

/**
 * Does a change that may take a way in from a company's administrators, within its transaction. Refuses with
 * `nobodyLeft` where none who could sign in is left. Of two such changes at once the second sees the first.
 */
export async function keepCompanyEntry<Result>(
  within: Within,
  companyId: CompanyId,
  change: () => Promise<Result>,
): Promise<Result> {
  await lockEntry(within.db, companyId)
  const before = await countAble(within, companyId)
  const result = await change()
  if (losesEntry(before, await countAble(within, companyId))) throw new Refusal(entryRefusals, 'nobodyLeft')
  return result
}

/**
 * Does a change by which people take a way in from themselves, within its transaction. Refuses with `ownLastWay` where
 * they could sign in before, and could not any more.
 */
export async function keepOwnEntry<Result>(
  within: Within,
  owner: Owner,
  change: () => Promise<Result>,
): Promise<Result> {
  await lockOwner(within.db, owner)
  const before = await isAble(within, owner)
  const result = await change()
  if (before && !(await isAble(within, owner))) throw new Refusal(entryRefusals, 'ownLastWay')
  return result
}

/**
 * Whether a new account with this e-mail address can sign in at all: by the password that an invitation sets, or at the
 * company's provider. The other ways begin with a first sign-in.
 */
export async function canNewcomerEnter(
  { db, settings }: Pick<AppServices, 'db' | 'settings'>,
  companyId: CompanyId,
  email: string,
): Promise<boolean> {
  const { ways } = await findSignInPolicy(db, companyId)
  const open = new Set<string>(ways.filter((way) => settings.signInWays.includes(way)))
  if (open.has('password')) return true
  if (!open.has('oidc')) return false
  return hasProvider(db, companyId, email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
