import type { MailOwner } from '@candor/db/database'
import { openedByGrant } from '../../../platform/access/server/gate/visits.ts'
import { findMailedGrant } from '../../../platform/access/server/queries/visits.ts'

/** Mails with the link of a share. */
export const mailOwner: MailOwner = {
  async opensStill({ db, clock, settings }, { id }) {
    const grant = await findMailedGrant(db, id)
    const at = { now: clock.now(), isDemoOn: settings.isDemoOn }
    return grant !== null && !grant.isOver && openedByGrant(grant, at) !== null
  },
}
