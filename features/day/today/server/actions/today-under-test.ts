import { type AccountUnderTest, aCandidate, aCompany, anAccount, aPosition } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import type { ServerUnderTest } from '@candor/testkit/server'
import { readToday } from '../../contract.ts'

/** A company with a position, an administrator, two recruiters and two interviewers. */
export async function aDay(server: ServerUnderTest) {
  const { services } = server
  const { companyId } = await aCompany(services)
  const { positionId } = await aPosition(services, { companyId })
  const admin = await anAccount(services, { companyId, userType: 'admin', name: 'Ada Admin' })
  const hr = await anAccount(services, { companyId, name: 'Hana Reed' })
  const otherHr = await anAccount(services, { companyId, name: 'Otto Hill' })
  const interviewer = await anAccount(services, { companyId, userType: 'interviewer', name: 'Ivo Lane' })
  const colleague = await anAccount(services, { companyId, userType: 'interviewer', name: 'Cleo Park' })
  const candidate = (name: string) => aCandidate(services, { companyId, positionId, name })
  const asked = (
    candidateId: Awaited<ReturnType<typeof candidate>>['candidateId'],
    by: AccountUnderTest,
    to: AccountUnderTest,
    answer: { recommendStatus?: number; operateStatus?: number; isWithdrawn?: boolean } = {},
  ) =>
    aRecommendation(services, {
      companyId,
      candidateId,
      byAccountId: by.accountId,
      toAccountId: to.accountId,
      recommendStatus: 0,
      ...answer,
    })
  return { companyId, positionId, admin, hr, otherHr, interviewer, colleague, candidate, asked }
}

/** The reply of Today, and its things of one kind. */
export async function todayOf(
  server: ServerUnderTest,
  { token }: AccountUnderTest,
  shows: 'waiting' | 'putOff' = 'waiting',
) {
  const { data } = await server.call(readToday, { shows }, { token })
  const of = (kind: string) => data.kinds.find((each) => each.kind === kind)
  return {
    data,
    of,
    failed: data.kinds.filter(({ isFailed }) => isFailed).map(({ kind }) => kind),
    names: (kind: string) => of(kind)?.things.map(({ name }) => name) ?? null,
    facts: (kind: string) => of(kind)?.things.map(({ facts }) => facts) ?? null,
    thing: (kind: string) => of(kind)?.things[0]?.thing ?? '',
  }
}
