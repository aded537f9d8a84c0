import type { MailOwner } from '@candor/db/database'
import { findInFeatures } from './features.ts'

function isMailOwner(value: unknown): value is MailOwner {
  return typeof value === 'object' && value !== null && ('opensStill' in value || 'isOvertaken' in value)
}

/** Finds the features that judge the mails they queued, by folder. */
export async function findMailOwners(): Promise<MailOwner[]> {
  const found = await findInFeatures('server/mailed.ts')
  return found.flatMap(([, { mailOwner }]) => (isMailOwner(mailOwner) ? [mailOwner] : []))
}
