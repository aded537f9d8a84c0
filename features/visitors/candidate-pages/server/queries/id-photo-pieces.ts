import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { sql } from 'kysely'

export type Side = 'frontIdCard' | 'backIdCard'

interface OfSide {
  readonly linkId: string
  readonly side: Side
  readonly upload: string
}

/**
 * The stored bytes and pieces of a side; pieces of another submit are deleted. Called within a transaction that has
 * locked the link.
 */
export async function lockPieces(
  transaction: Database,
  { linkId, side, upload }: OfSide,
): Promise<{ heldBytes: number; pieces: number }> {
  await transaction
    .deleteFrom('idPhotoPiece')
    .where('linkId', '=', linkId)
    .where('side', '=', side)
    .where('upload', '<>', upload)
    .execute()
  const row = await transaction
    .selectFrom('idPhotoPiece')
    .where('linkId', '=', linkId)
    .where('side', '=', side)
    .select([
      sql<number>`coalesce(max(starts_at + length(content)), 0)::int`.as('heldBytes'),
      sql<number>`count(*)::int`.as('pieces'),
    ])
    .executeTakeFirstOrThrow()
  return row
}

export async function insertPiece(
  transaction: Database,
  of: OfSide & { readonly companyId: CompanyId },
  { startsAt, content, now }: { readonly startsAt: number; readonly content: Buffer; readonly now: Date },
): Promise<void> {
  const { linkId, companyId, side, upload } = of
  await transaction
    .insertInto('idPhotoPiece')
    .values({ linkId, companyId, side, upload, startsAt, content, createdAt: now })
    .execute()
}

/** The stored bytes of a side, joined in order; null without any. */
export async function findPieces(db: Database, { linkId, side, upload }: OfSide): Promise<Buffer[] | null> {
  const rows = await db
    .selectFrom('idPhotoPiece')
    .where('linkId', '=', linkId)
    .where('side', '=', side)
    .where('upload', '=', upload)
    .orderBy('startsAt')
    .select('content')
    .execute()
  return rows.length === 0 ? null : rows.map(({ content }) => content)
}

export async function deletePieces(db: Database, linkId: string): Promise<void> {
  await db.deleteFrom('idPhotoPiece').where('linkId', '=', linkId).execute()
}

/** Deletes all pieces of links whose newest piece is old. Single old pieces stay: the rest may still be arriving. */
export async function deletePiecesBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('idPhotoPiece as piece')
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('idPhotoPiece as newer')
            .whereRef('newer.linkId', '=', 'piece.linkId')
            .where('newer.createdAt', '>=', before)
            .select('newer.linkId'),
        ),
      ),
    )
    .execute()
}
