import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { dayMs } from '@candor/kernel/durations'
import type { AccountId, CandidateId, CompanyId, InterviewId, SessionId } from '@candor/kernel/ids'
import { shareableKeys } from '../../../features/platform/access/rules/permissions.ts'
import { newVisitToken } from '../../../features/platform/access/server/gate/visits.ts'
import { hashToken, newToken } from '../../../features/platform/access/server/gate.ts'
import type { SharedKey } from '../../../features/shares/shares/rules/sharing.ts'

interface GivenShare {
  companyId: CompanyId
  candidateId: CandidateId
  interviewId?: InterviewId | null
  /** The account that made it. */
  accountId: AccountId
  sections?: readonly SharedKey[]
  showsScores?: boolean
  password?: string
  days?: number
  revokedAt?: Date
}

/** A share of a report, made by an account. */
export async function aShare(services: AppServices, given: GivenShare) {
  const { companyId, candidateId, interviewId = null, accountId, password } = given
  const shareId = newId()
  const token = newToken()
  const now = services.clock.now()
  await services.db
    .insertInto('shareGrant')
    .values({
      id: shareId,
      companyId,
      candidateId,
      interviewId,
      byAccountId: accountId,
      tokenHash: hashToken(token),
      passwordHash: password === undefined ? null : await services.passwords.hash(password, 'test'),
      sections: [...(given.sections ?? shareableKeys)],
      showsScores: given.showsScores ?? true,
      language: 'cn',
      note: '',
      createdAt: now,
      expiresAt: new Date(now.getTime() + (given.days ?? 30) * dayMs),
      revokedAt: given.revokedAt ?? null,
    })
    .execute()
  return { shareId, token, companyId }
}

export type ShareUnderTest = Awaited<ReturnType<typeof aShare>>

/** Opens a visit by a share, whether or not that is live. */
export async function aVisit(services: AppServices, { shareId, companyId }: ShareUnderTest) {
  const token = newVisitToken()
  const id = newId<'session'>()
  const now = services.clock.now()
  await services.db
    .insertInto('shareSession')
    .values({
      id,
      companyId,
      shareGrantId: shareId,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + dayMs),
    })
    .execute()
  const sessionId: SessionId = id
  return { token, sessionId }
}
