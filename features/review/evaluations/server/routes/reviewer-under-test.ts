import type { SentInputOf } from '@candor/call/define'
import { anAccount, anInterview, type CandidateUnderTest } from '@candor/testkit/builders'
import type { CallAs, ServerUnderTest } from '@candor/testkit/server'
import type { PermissionKey, UserType } from '../../../../platform/access/rules/permissions.ts'
import { addEstimate, addEstimateResume, addEstimates } from '../../contract/adding.ts'

interface Kind {
  userType?: UserType
  buttons?: readonly PermissionKey[]
}

/** People who may evaluate one candidate, and their stored opinions. */
export function reviewersUnderTest(server: ServerUnderTest) {
  /** A reviewer of a candidate, a new one with an interview unless given; of the same company. */
  async function aReviewer(of?: CandidateUnderTest, kind: Kind = {}) {
    const candidate = of ?? (await anInterview(server.services))
    return {
      ...candidate,
      ...(await anAccount(server.services, { companyId: candidate.companyId, ...kind })),
    }
  }
  type Reviewer = Awaited<ReturnType<typeof aReviewer>>
  type SentPart = Partial<SentInputOf<typeof addEstimate>>
  type ResumePart = Partial<SentInputOf<typeof addEstimateResume>>
  type As = Pick<CallAs, 'idempotencyKey' | 'lang'>

  return {
    aReviewer,
    /** Adds an overall part unless another type is given. */
    add: ({ candidateId, token }: Reviewer, part: SentPart, as: As = {}) =>
      server.call(
        addEstimate,
        { jobseekerChannelId: candidateId, estimateType: 1, ...part },
        { token, ...as },
      ),
    addResume: ({ candidateId, token }: Reviewer, part: ResumePart, as: As = {}) =>
      server.call(
        addEstimateResume,
        { jobseekerChannelId: candidateId, source: 1, ...part },
        { token, ...as },
      ),
    /** Adds a whole evaluation. */
    addAll: (
      { candidateId, token }: Reviewer,
      estimates: SentInputOf<typeof addEstimates>['estimates'],
      { more = {}, ...as }: As & { more?: Partial<SentInputOf<typeof addEstimates>> } = {},
    ) => server.call(addEstimates, { jobseekerChannelId: candidateId, estimates, ...more }, { token, ...as }),
    rowsOf: ({ candidateId }: Reviewer) =>
      server.services.db
        .selectFrom('evaluation')
        .where('candidateId', '=', candidateId)
        .orderBy('createdAt')
        .orderBy('id')
        .selectAll()
        .execute(),
    recommendationsOf: ({ candidateId }: Reviewer) =>
      server.services.db
        .selectFrom('recommendation')
        .where('candidateId', '=', candidateId)
        .orderBy('createdAt')
        .selectAll()
        .execute(),
    entriesOf: ({ candidateId }: Reviewer) =>
      server.services.db
        .selectFrom('auditEntryWhole')
        .where('candidateId', '=', candidateId)
        .orderBy('sequence')
        .select(['action', 'details', 'accountId'])
        .execute(),
  }
}

/** All that an overall part may hold. */
export const overall = { estimateType: 1, estimateContent: '账本证据扎实。', estimateScore: 4.5, result: 1 }
