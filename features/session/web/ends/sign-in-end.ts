import { chatSiteAddress } from '../../rules/chat-site.ts'
import { ownPath } from '../../rules/own-path.ts'

const start = '/first/talentList'

/** The page after a sign-in: one of this product, or the candidates' chat on another site. */
export interface SignInEnd {
  readonly href: string
  readonly isOwn: boolean
}

/** The page after a sign-in for `target`, whichever way was used (P4-046). */
export function signInEnd(target: string | null | undefined, token: string | null): SignInEnd {
  // Address of the chat in this build's configuration; empty: none.
  const chat = chatSiteAddress(import.meta.env.VITE_CHAT_SITE ?? '', target ?? undefined, token)
  return chat ? { href: chat, isOwn: false } : { href: ownPath(target) ?? start, isOwn: true }
}
