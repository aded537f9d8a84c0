import { MadeLink, type ShareResult } from './made-link.tsx'
import { SentShares } from './sent-shares.tsx'
import type { MailedShare } from './use-mailing.ts'

/** What was just made; it is shown once. */
export type Done =
  | { readonly kind: 'made'; readonly made: ShareResult }
  | { readonly kind: 'mails'; readonly shares: readonly MailedShare[]; readonly mails: 'sent' | 'kept' }

/** The link and the passwords that were just made, to be passed on. */
export function DoneNote({ done }: { done: Done }) {
  return done.kind === 'made' ? <MadeLink share={done.made} /> : <SentShares {...done} />
}
