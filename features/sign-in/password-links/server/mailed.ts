import type { MailOwner } from '@candor/db/database'
import { hashToken } from '../../../platform/access/server/gate.ts'
import { findLink } from './queries.ts'

/** Mails with a link that sets a password. */
export const mailOwner: MailOwner = {
  async opensStill({ db, clock, settings }, { secret, isForOwnerAlone }) {
    if (!isForOwnerAlone) return false
    const at = { now: clock.now(), isDemoOn: settings.isDemoOn }
    return (await findLink(db, { tokenHash: hashToken(secret), ...at })) !== null
  },
}
