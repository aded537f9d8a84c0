import { chatSiteAddress } from '../../rules/chat-site.ts'
import { ownPath } from '../../rules/own-path.ts'

const start = '/first/talentList'

/** Where a sign-in ends: a page of this product, or the candidates' chat, which is another site. */
export interface SignInEnd {
  readonly href: string
  readonly isOwn: boolean
}

/** Where a sign-in ends that was begun for `target`, whichever way it went (P4-046). */
export function signInEnd(target: string | null | undefined, token: string | null): SignInEnd {
  // The chat, as this build was configured; empty turns it off.
  const chat = chatSiteAddress(import.meta.env.VITE_CHAT_SITE ?? '', target ?? undefined, token)
  return chat ? { href: chat, isOwn: false } : { href: ownPath(target) ?? start, isOwn: true }
}
