import type { Database } from '@candor/db/database'
import type { CompanyId, FileId } from '@candor/kernel/ids'
import type { MediaClaim } from '@candor/kernel/services'
import { sql } from 'kysely'
import { endOfSession, isWayClosed } from '../../access/rules/session-end.ts'
import { noteSeen } from '../../access/server/gate/seen.ts'
import { openedByGrant } from '../../access/server/gate/visits.ts'
import { sessionFacts } from '../../access/server/queries/accounts.ts'
import { isAssignedTo } from '../../access/server/queries/given.ts'
import { hasPassword, needsPassword, tabConfigOf } from '../../access/server/queries/visits.ts'

/**
 * The file of a media address with everything that decides whether the address still opens, if its session lives and
 * its account may act. One statement, as every range request runs it.
 */
export async function findMediaFile(db: Database, claim: Claimed, now: Date) {
  return claim.isVisit ? findForVisitor(db, claim, now) : findForAccount(db, claim, now)
}

type Claimed = Pick<MediaClaim, 'fileId' | 'sessionId' | 'isVisit' | 'candidateId'>

const noParts: ReadonlySet<string> = new Set()
const screeningInfoStatus = sql<unknown>`company_setting.value -> 'screeningInfoStatus'`
const isAttached = sql<boolean>`exists (select from candidate_file where file_id = stored_file.id)`

/** Whether a file is none that an act hid from the candidate, which can still be undone. */
const isNotHidden = (candidateId: string | null) => sql<boolean>`not exists (
  select from undoable_item join undoable_act on undoable_act.id = act_id
  where candidate_id = ${candidateId} and undone_at is null and before -> 'hidden' ? stored_file.id::text
    and not exists (select from candidate_file
      where candidate_file.file_id = stored_file.id and candidate_file.candidate_id = ${candidateId})
)`

/** The same for a visitor, as long as the grant of the visit is live and of this candidate. */
async function findForVisitor(db: Database, { fileId, sessionId, candidateId }: Claimed, now: Date) {
  if (!candidateId) return null
  const row = await db
    .selectFrom('shareSession')
    .innerJoin('shareGrant', 'shareGrant.id', 'shareSession.shareGrantId')
    .innerJoin('account', 'account.id', 'shareGrant.byAccountId')
    .innerJoin('candidate', 'candidate.id', 'shareGrant.candidateId')
    .innerJoin('storedFile', 'storedFile.companyId', 'shareGrant.companyId')
    .leftJoin('companySetting', (join) =>
      join
        .onRef('companySetting.companyId', '=', 'shareGrant.companyId')
        .on('companySetting.key', '=', 'evaluationConfig'),
    )
    .where('storedFile.id', '=', fileId)
    .where(isNotHidden(candidateId))
    .where('shareSession.id', '=', sessionId)
    .where('shareSession.expiresAt', '>', now)
    .where('candidate.id', '=', candidateId)
    .select([
      'storedFile.contentHash',
      'storedFile.contentType',
      'storedFile.name',
      'account.isDemo',
      'candidate.id as candidateId',
      'candidate.isAnonymous',
      'shareGrant.sections',
      'shareGrant.expiresAt',
      'shareGrant.revokedAt',
      screeningInfoStatus.as('screeningInfoStatus'),
      hasPassword.as('hasPassword'),
      needsPassword.as('needsPassword'),
      tabConfigOf.as('tabConfig'),
      isAttached.as('isAttached'),
    ])
    .executeTakeFirst()
  // Demo mode is checked by the caller, for every kind of file.
  const opened = row && openedByGrant(row, { now, isDemoOn: true })
  if (!opened) return null
  const { permissions, parts } = opened
  return { ...row, userType: 'visitor', buttons: [...permissions], parts, isGiven: true }
}

async function findForAccount(db: Database, { fileId, sessionId, candidateId }: Claimed, now: Date) {
  const isGiven = isAssignedTo(sql`account.company_id`, sql`candidate.id`, sql`account.id`)
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('role', 'role.id', 'account.roleId')
    .innerJoin('storedFile', 'storedFile.companyId', 'session.companyId')
    .leftJoin('signInPolicy', 'signInPolicy.companyId', 'session.companyId')
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
    .where(isNotHidden(candidateId))
    .where('session.id', '=', sessionId)
    .where('session.endedAt', 'is', null)
    .where('account.userType', '<>', 'freeze')
    .where('account.mustChangePassword', '=', false)
    .select([
      'session.id as sessionId',
      ...sessionFacts,
      'storedFile.contentHash',
      'storedFile.contentType',
      'storedFile.name',
      'account.userType',
      'account.isDemo',
      'role.buttons',
      'candidate.id as candidateId',
      'candidate.isAnonymous',
      screeningInfoStatus.as('screeningInfoStatus'),
      // Only an interviewer's reach depends on assignments; for others the query is saved.
      sql<boolean>`case when account.user_type = 'interviewer' then ${isGiven} else true end`.as('isGiven'),
      isAttached.as('isAttached'),
    ])
    .executeTakeFirst()
  if (!row || endOfSession(row) <= now || isWayClosed(row)) return null
  // Watching a video counts as use of the session.
  noteSeen(db, row, now)
  return { ...row, parts: noParts }
}

/** A file of the company, of any owner. */
export async function findFile(db: Database, companyId: CompanyId, fileId: FileId) {
  const row = await db
    .selectFrom('storedFile')
    .where('id', '=', fileId)
    .where('companyId', '=', companyId)
    .select(['id', 'contentHash', 'contentType', 'name', 'sizeBytes'])
    .executeTakeFirst()
  return row ?? null
}
