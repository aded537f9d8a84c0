import type { MailOwner } from '@candor/db/database'
import { hashToken } from '../../../platform/access/server/gate.ts'
import { isLinkOpen } from './queries/own-application.ts'

/** Mails with the link to an application. */
export const mailOwner: MailOwner = {
  opensStill: ({ db, clock }, { secret }) => isLinkOpen(db, hashToken(secret), clock.now()),
}
