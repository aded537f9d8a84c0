import { forgetHeldReplies } from '@candor/call/web/held-replies'
import { linkIn } from '../../../features/report/rules/link.ts'
import { visit } from '../../../features/session/web/visit.ts'
import { forgetVisit } from '../../../features/shares/web/opening.ts'
import { queryClient } from './query-client.ts'

/** The page of a document that was handed over, which names no report. */
const handOffPath = '/originalResume'

/**
 * Ends a visit when its pages are left: what a visitor was answered is not for whoever is signed in here, nor the other
 * way round. From one page of a link to another it goes on.
 */
export function leaveVisit(): void {
  // The address is the next page's by now.
  const { pathname, search } = window.location
  const staysIn = pathname === handOffPath || linkIn(Object.fromEntries(new URLSearchParams(search))) !== null
  if (visit() === null || staysIn) return
  forgetVisit()
  queryClient.clear()
  forgetHeldReplies()
}
