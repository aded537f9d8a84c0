import type { MailOwner } from '@candor/db/database'
import { isMailLinkOpen } from './actions/mail-links.ts'
import { isOvertaken } from './queries/overtaken.ts'

/** Mails about a planned interview. */
export const mailOwner: MailOwner = {
  opensStill: (services, { secret }) => isMailLinkOpen(services, secret),
  isOvertaken: ({ db }, mail) => isOvertaken(db, mail),
}
