import type { AppServices } from '@candor/db/database'
import { isMailLinkOpen } from '../../../../meetings/plan/server/queries/mail-links.ts'
import { isOvertaken } from '../../../../meetings/plan/server/queries/overtaken.ts'
import { findLink } from '../../../../sign-in/password-links/server/queries.ts'
import { isPageOpen } from '../../../../visitors/candidate-pages/server/queries/open-page.ts'
import { findMailedGrant } from '../queries/visits.ts'
import { hashToken } from './token.ts'
import { openedByGrant } from './visits.ts'

/** The queue's note of what a mail opens. */
interface Secretive {
  readonly id: string
  readonly channel: string
  readonly secret: string | null
  readonly isForOwnerAlone: boolean
}

/**
 * Whether what a mail opens is still open: a share, a planned interview, a candidate's page or an account. True for a
 * mail that opens nothing, and for a text message, whose text says how long its code is valid.
 */
export async function opensStill(
  services: AppServices,
  { id, channel, secret, isForOwnerAlone }: Secretive,
): Promise<boolean> {
  if (secret === null || channel === 'sms') return true
  const { db, clock, settings } = services
  const at = { now: clock.now(), isDemoOn: settings.isDemoOn }
  const tokenHash = hashToken(secret)
  if (isForOwnerAlone) return (await findLink(db, { tokenHash, ...at })) !== null
  const grant = await findMailedGrant(db, id)
  if (grant) return !grant.isOver && openedByGrant(grant, at) !== null
  return (await isMailLinkOpen(services, secret)) || (await isPageOpen(services, secret))
}

/** Why a mail has lost its sense before it went out; null where it has not. */
export async function whyOver(
  services: AppServices,
  mail: Secretive & Parameters<typeof isOvertaken>[1],
): Promise<'overtaken' | 'linkOver' | null> {
  if (await isOvertaken(services.db, mail)) return 'overtaken'
  return (await opensStill(services, mail)) ? null : 'linkOver'
}
