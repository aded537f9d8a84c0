import { chatSiteAddress } from '../../rules/chat-site.ts'
import { ownPath } from '../../rules/own-path.ts'
import type { SignedIn } from '../signed-in.ts'

/** The page after a sign-in without a target: the first steps where the account is led to them, else the list. */
const startOf = (known: SignedIn | null) => (known?.userInfo.hasFirstSteps ? '/start' : '/first/talentList')

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
