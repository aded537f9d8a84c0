import {
  type AccountUnderTest,
  aCandidate,
  aCompany,
  anAccount,
  anInterview,
  aPosition,
} from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import type { ServerUnderTest } from '@candor/testkit/server'
import { queryShortList } from '../../contract.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

/**
 * A list of candidates in these states, the newest first, all recommended to one interviewer. What the interviewer
 * decided, HR decided as well.
 */
export async function aList(
  server: ServerUnderTest,
  states: readonly { operateStatus?: number; isWithdrawn?: boolean; stageId?: string }[],
) {
  const { companyId } = await aCompany(server.services)
  const { positionId } = await aPosition(server.services, { companyId })
  const hr = await anAccount(server.services, { companyId })
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  const candidates = []
  for (const [index, state] of states.entries()) {
    const given = { companyId, positionId, appliedAt: day(28 - index), ...state }
    const candidate = await anInterview(server.services, await aCandidate(server.services, given))
    await aRecommendation(server.services, { ...candidate, toAccountId: interviewer.accountId, ...state })
    const { operateStatus } = state
    if (operateStatus)
      await aRecommendation(server.services, { ...candidate, toAccountId: hr.accountId, operateStatus })
    candidates.push(candidate)
  }
  return { companyId, positionId, hr, interviewer, candidates }
}

/** A candidate in each state of the list. */
export const mixed = [
  {},
  { operateStatus: 1 },
  { operateStatus: 4 },
  { operateStatus: 2 },
  { isWithdrawn: true },
  { stageId: '9' },
]

export const query = (server: ServerUnderTest, account: AccountUnderTest, input = {}) =>
  server.call(queryShortList, input, { token: account.token })
