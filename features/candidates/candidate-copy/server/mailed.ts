import type { MailOwner } from '@candor/db/database'
import { findLiveLink } from './queries/links.ts'

/** Mails with the link to a candidate's own copy. */
export const mailOwner: MailOwner = {
  opensStill: async (services, { secret }) => (await findLiveLink(services, secret)) !== null,
}
