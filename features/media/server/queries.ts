import type { Database } from '@candor/db/database'
import type { CompanyId, FileId } from '@candor/kernel/ids'
import type { MediaClaim } from '@candor/kernel/services'
import { sql } from 'kysely'
import { isGivenTo } from '../../access/server/queries/given.ts'

/**
 * The file of a media address with all that decides whether it still opens, if its session lives and its account may
 * work; one statement, as every range request asks.
 */
export async function findMediaFile(
  db: Database,
  { fileId, sessionId, candidateId }: Pick<MediaClaim, 'fileId' | 'sessionId' | 'candidateId'>,
  now: Date,
) {
  const isGiven = isGivenTo(sql`account.company_id`, sql`candidate.id`, sql`account.id`)
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('role', 'role.id', 'account.roleId')
    .innerJoin('storedFile', 'storedFile.companyId', 'session.companyId')
    .leftJoin('candidate', (join) =>
      join
        .onRef('candidate.companyId', '=', 'session.companyId')
        .on('candidate.id', '=', candidateId ?? sql<null>`null::uuid`),
    )
    .leftJoin('companySetting', (join) =>
      join
        .onRef('companySetting.companyId', '=', 'session.companyId')
        .on('companySetting.key', '=', 'evaluationConfig'),
    )
    .where('storedFile.id', '=', fileId)
    .where('session.id', '=', sessionId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .where('account.userType', '<>', 'freeze')
    .where('account.mustChangePassword', '=', false)
    .select([
      'storedFile.contentHash',
      'storedFile.contentType',
      'storedFile.name',
      'account.userType',
      'account.isDemo',
      'role.buttons',
      'candidate.id as candidateId',
      'candidate.isAnonymous',
      sql<unknown>`company_setting.value -> 'screeningInfoStatus'`.as('screeningInfoStatus'),
      // Only an interviewer's reach depends on what was given to them, so that nobody else pays for the look.
      sql<boolean>`case when account.user_type = 'interviewer' then ${isGiven} else true end`.as('isGiven'),
      sql<boolean>`exists (select from candidate_file where file_id = stored_file.id)`.as('isAttached'),
    ])
    .executeTakeFirst()
  return row ?? null
}

/** A file of the company, whoever's it is. */
export async function findFile(db: Database, companyId: CompanyId, fileId: FileId) {
  const row = await db
    .selectFrom('storedFile')
    .where('id', '=', fileId)
    .where('companyId', '=', companyId)
    .select(['id', 'contentHash', 'contentType', 'name', 'sizeBytes'])
    .executeTakeFirst()
  return row ?? null
}
