import { canAct } from '../../../../platform/access/rules/acts.ts'
import { isUserType } from '../../../../platform/access/rules/permissions.ts'
import { chatSiteAddress } from '../../rules/chat-site.ts'
import { ownPath } from '../../rules/own-path.ts'
import type { SignedIn } from '../signed-in.ts'

/**
 * The page after a sign-in without a target: the first steps where the account is led to them, else Today. An account for
 * which nothing can wait gets the list.
 */
function startOf(known: SignedIn | null): string {
  if (known?.userInfo.hasFirstSteps) return '/start'
  const userType = known?.userInfo.userType ?? ''
  return isUserType(userType) && canAct(userType) ? '/today' : '/first/talentList'
}

/** The page after a sign-in: one of this product, or the candidates' chat on another site. */
export interface SignInEnd {
  readonly href: string
  readonly isOwn: boolean
}

/** The page after a sign-in for `target`, whichever way was used (P4-046). */
export function signInEnd(target: string | null | undefined, known: SignedIn | null): SignInEnd {
  const chat = chatSiteAddress(known?.userInfo.chatSite ?? '', target ?? undefined, known?.token ?? null)
  return chat ? { href: chat, isOwn: false } : { href: ownPath(target) ?? startOf(known), isOwn: true }
}
