import { forgetHeldReplies } from '@candor/call/web/held-replies'
import { linkIn } from '../../../features/report/report/rules/link.ts'
import { forgetVisit } from '../../../features/shares/shares/web/kept-visit.ts'
import { visit } from '../../../features/sign-in/session/web/visit.ts'
import { queryClient } from './query-client.ts'

/** The page of an original resume, whose address names no report. */
const handOffPath = '/originalResume'

/**
 * Ends a visit when the user leaves its pages: a visitor's replies are not for the account that is signed in here, nor
 * the reverse. It continues between pages of the link.
 */
export function leaveVisit(): void {
  // `location` is already that of the next page.
  const { pathname, search } = window.location
  const staysIn = pathname === handOffPath || linkIn(Object.fromEntries(new URLSearchParams(search))) !== null
  if (visit() === null || staysIn) return
  forgetVisit()
  queryClient.clear()
  forgetHeldReplies()
}
