import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { OpenPage } from './open-pages.ts'

interface GivenConsent {
  readonly version: string
  readonly locale: string
  readonly hash: string
  readonly wording: string
  readonly now: Date
}

/** Stores a consent with its wording. */
export async function insertConsent(
  transaction: Database,
  { companyId, candidateId, linkId, purpose, isMailed: isLinkMailed }: OpenPage,
  { version, locale, hash, wording, now }: GivenConsent,
): Promise<void> {
  await transaction
    .insertInto('candidateConsent')
    .values({
      id: newId(),
      companyId,
      candidateId,
      linkId,
      purpose,
      version,
      locale,
      wordingHash: hash,
      wording,
      givenAt: now,
      isLinkMailed,
    })
    .execute()
}

/** Stores when a candidate said that they do not agree; null: they agree now. */
export async function storeDecline(transaction: Database, linkId: string, at: Date | null): Promise<void> {
  await transaction.updateTable('mailLink').set({ declinedAt: at }).where('id', '=', linkId).execute()
}

export async function withdrawConsent(transaction: Database, consentId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('candidateConsent')
    .set({ withdrawnAt: now })
    .where('id', '=', consentId)
    .execute()
}
