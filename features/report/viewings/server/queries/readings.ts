import type { Database } from '@candor/db/database'
import type { CompanyId, SessionId } from '@candor/kernel/ids'
import { sql } from 'kysely'

/**
 * A visit by a share, locked until the transaction ends; null for a visit that has ended, and for
 * a visit of a preview, which is no reading.
 */
export async function lockVisit(transaction: Database, companyId: CompanyId, id: SessionId) {
  const row = await transaction
    .selectFrom('shareSession')
    .innerJoin('shareGrant', 'shareGrant.id', 'shareSession.shareGrantId')
    .where('shareSession.companyId', '=', companyId)
    .where('shareSession.id', '=', id)
    .where('shareGrant.isPreview', '=', false)
    .forNoKeyUpdate('shareSession')
    .select(['shareSession.createdAt', 'shareSession.toldAt'])
    .executeTakeFirst()
  return row ?? null
}

interface Reading {
  readonly companyId: CompanyId
  readonly grantId: string
  readonly sessionId: SessionId
  readonly section: string
}

/** Adds to the time of a section in view by a share; the visit's next stretch begins now. */
export async function lengthenReading(
  transaction: Database,
  { companyId, grantId, sessionId, section }: Reading,
  { now, byMs }: { readonly now: Date; readonly byMs: number },
): Promise<void> {
  await transaction.updateTable('shareSession').set({ toldAt: now }).where('id', '=', sessionId).execute()
  await transaction
    .insertInto('shareReading')
    .values({ shareGrantId: grantId, companyId, section, viewedMs: `${byMs}` })
    .onConflict((on) =>
      on
        .columns(['shareGrantId', 'section'])
        .doUpdateSet({ viewedMs: sql`share_reading.viewed_ms + ${byMs}` }),
    )
    .execute()
}

/** How long each section was in view by some shares, longest first. */
export async function listReadings(
  db: Database,
  companyId: CompanyId,
  shares: readonly { readonly id: string }[],
) {
  if (shares.length === 0) return []
  return db
    .selectFrom('shareReading')
    .where('companyId', '=', companyId)
    .where(
      'shareGrantId',
      'in',
      shares.map(({ id }) => id),
    )
    .orderBy('viewedMs', 'desc')
    .orderBy('section')
    .select(['shareGrantId', 'section', 'viewedMs'])
    .execute()
}

export type ReadingRow = Awaited<ReturnType<typeof listReadings>>[number]
