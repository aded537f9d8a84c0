import type { MailOwner } from '@candor/db/database'
import { isPageOpen } from './actions/open-page.ts'

/** Mails with a link to a page for a candidate. */
export const mailOwner: MailOwner = {
  opensStill: (services, { secret }) => isPageOpen(services, secret),
}
