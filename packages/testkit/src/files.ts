import { Readable } from 'node:stream'
import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { CandidateId, CompanyId, FileId } from '@candor/kernel/ids'
import { hashToken } from '../../../features/platform/access/server/gate.ts'
import { mediaRights } from '../../../features/platform/media/rules.ts'

/** Stores a file of a company; its default content is its name. */
export async function aFile(
  services: AppServices,
  { companyId }: { companyId: CompanyId },
  given: { name: string; content?: string | Buffer; contentType?: string },
): Promise<FileId> {
  const id = newId<'file'>()
  const { name, content = name, contentType = 'application/octet-stream' } = given
  const { hash, size } = await services.files.put(Readable.from([Buffer.from(content)]))
  await services.db
    .insertInto('storedFile')
    .values({ id, companyId, contentHash: hash, sizeBytes: size, contentType, name })
    .execute()
  return id
}

/** The address of a file for the session of a token: a file of a candidate's report, or of none. */
export async function fileAddress(
  services: AppServices,
  token: string,
  fileId: FileId,
  candidateId: CandidateId | null = null,
  isAnonymous = false,
): Promise<string> {
  const { sessionId, userType, buttons } = await services.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .innerJoin('role', 'role.id', 'account.roleId')
    .where('tokenHash', '=', hashToken(token))
    .select(['session.id as sessionId', 'account.userType', 'role.buttons'])
    .executeTakeFirstOrThrow()
  const rights = mediaRights({ userType, permissions: buttons, isAnonymous })
  return services.media.of({ sessionId, isVisit: false, candidateId, rights })(fileId)
}
