import type { Database } from '@candor/db/database'
import { sql } from 'kysely'

/** How many links one piece of the sweep deletes. */
const maxDeleted = 1_000

/**
 * Deletes some links that expired or were revoked before a time; returns how many.
 *
 * A link with a consent stays as its proof.
 */
export async function deleteOverLinks(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mailLink')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mailLink as link')
        .where(sql<boolean>`least(link.expires_at, link.revoked_at) < ${before}`)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('candidateConsent')
                .whereRef('candidateConsent.linkId', '=', 'link.id')
                .select('candidateConsent.id'),
            ),
          ),
        )
        .limit(maxDeleted)
        .select('link.id'),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
