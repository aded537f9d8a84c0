import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import type { AccountId, CandidateId, CompanyId } from '@candor/kernel/ids'

interface GivenPlan {
  readonly companyId: CompanyId
  readonly candidateId: CandidateId
  readonly roundName?: string
  readonly startsAt?: Date | undefined
  readonly endsAt?: Date | undefined
  /** YYYY-MM-DD, of one whose time is not set. */
  readonly interviewDate?: string
  /** Room type; in person unless given. */
  readonly roomType?: number
  readonly status?: number
  /** The candidate's answer; none unless given. */
  readonly responseStatus?: number
  readonly candidatePassword?: string
  readonly createdByAccountId?: AccountId
  /** When it was made; now unless given. */
  readonly createdAt?: Date
  readonly interviewers?: readonly {
    accountId?: AccountId
    externalId?: string
    name?: string
    password?: string
    receiveStatus?: number
  }[]
  readonly feedback?: readonly {
    accountId?: AccountId
    authorName: string
    result: number
    content: string
  }[]
}

/** A planned interview with people; returns its id. */
export async function aPlan({ db, clock }: AppServices, given: GivenPlan): Promise<string> {
  const {
    companyId,
    candidateId,
    interviewers = [],
    feedback = [],
    roundName = '初试',
    roomType = 0,
    ...rest
  } = given
  const { positionId } = await db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select('positionId')
    .executeTakeFirstOrThrow()
  const id = newId()
  const now = clock.now()
  await db
    .insertInto('interviewPlan')
    .values({ id, companyId, candidateId, positionId, roundName, roomType, createdAt: now, ...rest })
    .execute()
  for (const [index, { name = '周予川', ...interviewer }] of interviewers.entries()) {
    const row = { id: newId(), companyId, planId: id, place: index + 1, name, ...interviewer }
    await db.insertInto('interviewPlanInterviewer').values(row).execute()
  }
  for (const { authorName, ...opinion } of feedback) {
    const at = { createdAt: now, updatedAt: now, submittedAt: now }
    const row = {
      id: newId(),
      companyId,
      candidateId,
      planId: id,
      authorName,
      updatedByName: authorName,
      ...opinion,
      ...at,
    }
    await db.insertInto('interviewFeedback').values(row).execute()
  }
  return id
}
