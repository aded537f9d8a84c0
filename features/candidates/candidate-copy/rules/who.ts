import { isAdministrator } from '../../../platform/access/rules/acts.ts'
import type { HeldBack } from '../../../platform/access/rules/held-back.ts'
import type { UserType } from '../../../platform/access/rules/permissions.ts'
import { mayActOnPersons, type PersonAct } from '../../../platform/access/rules/person-acts.ts'
import type { Viewer } from '../../../platform/access/rules/viewer.ts'

interface Asker {
  readonly viewer: Pick<Viewer, 'userType' | 'permissions'>
  readonly isAnonymous: boolean
  readonly heldBack: HeldBack
}

type Decision =
  | { readonly allowed: true; readonly permissions: string[] | null }
  | { readonly allowed: false; readonly refusal: 'mayNot' | 'hidden' }

/**
 * Whether an account may order copies of a candidate and make links to them, and the permissions that limit the copy.
 *
 * Administrators get everything. A copy for HR holds nothing that its asker may not see: the parts of the role's
 * permissions, and no copy at all of a candidate whose name or whose opinions are withheld.
 */
export function decideExport(
  { viewer, isAnonymous, heldBack }: Asker,
  hrMay: readonly PersonAct[],
): Decision {
  if (!mayActOnPersons(viewer, 'export', hrMay)) return { allowed: false, refusal: 'mayNot' }
  if (isAdministrator(viewer.userType)) return { allowed: true, permissions: null }
  if (isAnonymous || heldBack.opinions || heldBack.aiScores) return { allowed: false, refusal: 'hidden' }
  return { allowed: true, permissions: [...viewer.permissions] }
}

interface Opener {
  readonly accountId: string
  readonly userType: UserType
  readonly permissions: ReadonlySet<string>
}

interface OrderedCopy {
  readonly askedByAccountId: string | null
  readonly permissions: readonly string[] | null
}

/**
 * Whether an account that may export opens a finished copy: an administrator any one, others their own as long as they
 * have the permissions by which it was made.
 */
export function mayOpen(opener: Opener, { askedByAccountId, permissions }: OrderedCopy): boolean {
  if (isAdministrator(opener.userType)) return true
  if (askedByAccountId !== opener.accountId || permissions === null) return false
  return permissions.every((key) => opener.permissions.has(key))
}
