import type { Database } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { OpenPage } from './open-page.ts'

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
  { companyId, candidateId, linkId, purpose }: OpenPage,
  { version, locale, hash, wording, now }: GivenConsent,
): Promise<void> {
  await transaction
    .insertInto('candidateConsent')
    .values({
      ...{ id: newId(), companyId, candidateId, linkId, purpose, version, locale },
      ...{ wordingHash: hash, wording, givenAt: now },
    })
    .execute()
}

export async function withdrawConsent(transaction: Database, consentId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('candidateConsent')
    .set({ withdrawnAt: now })
    .where('id', '=', consentId)
    .execute()
}
