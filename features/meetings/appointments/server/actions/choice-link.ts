import type { AppServices, Database } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import { type LinkRequest, lockMailLink } from '../../../planning/server/actions/mail-links.ts'
import type { LiveLink } from '../../../planning/server/queries/mail-links.ts'
import { getAppointment, type StoredAppointment } from '../queries/appointments.ts'

/** A candidate without an account: the link of their mail, the request that it came with, and their language. */
export interface LinkHolder {
  readonly link: LiveLink
  readonly linkRequest: LinkRequest
  readonly locale: Locale
}

/** Proves the link again within the transaction, and reads its interview. */
export async function lockAppointment(
  services: AppServices,
  db: Database,
  { link, linkRequest }: LinkHolder,
): Promise<StoredAppointment> {
  await lockMailLink({ ...services, db }, linkRequest)
  return getAppointment(db, link)
}
