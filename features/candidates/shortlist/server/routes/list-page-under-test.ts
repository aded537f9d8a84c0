import type { SentInputOf } from '@candor/call/define'
import type { AccountId } from '@candor/kernel/ids'
import {
  type AccountUnderTest,
  aCandidate,
  aCompany,
  anAccount,
  anInterview,
  aPosition,
  type CandidateUnderTest,
  changeRow,
} from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import type { ServerUnderTest } from '@candor/testkit/server'
import type { Chip } from '../../contract/filter.ts'
import { countList, readList } from '../../contract/list.ts'

/** A company with two positions, a recruiter and two interviewers. */
export async function aListedCompany(server: ServerUnderTest) {
  const { services } = server
  const { companyId } = await aCompany(services)
  const first = await aPosition(services, { companyId })
  const second = await aPosition(services, { companyId })
  const hr = await anAccount(services, { companyId, name: '陈薇' })
  const interviewer = await anAccount(services, { companyId, userType: 'interviewer', name: '陆景行' })
  const colleague = await anAccount(services, { companyId, userType: 'interviewer', name: '周予川' })
  return { companyId, positionId: first.positionId, otherId: second.positionId, hr, interviewer, colleague }
}
export type ListedCompany = Awaited<ReturnType<typeof aListedCompany>>

type Columns = Parameters<typeof aCandidate>[2]

/** A candidate by its name, with columns of its row. */
export async function aListed(
  server: ServerUnderTest,
  { companyId, positionId }: Pick<ListedCompany, 'companyId' | 'positionId'>,
  name: string,
  columns: Columns = {},
) {
  return aCandidate(
    server.services,
    { companyId, positionId, name },
    { phone: null, email: null, ...columns },
  )
}

/** The same with a finished interview and its overall score. */
export async function aScored(
  server: ServerUnderTest,
  company: Pick<ListedCompany, 'companyId' | 'positionId'>,
  name: string,
  overallScore: number,
) {
  const interview = await anInterview(server.services, await aListed(server, company, name))
  await changeRow(server.services, 'interview', interview.interviewId, { overallScore })
  return interview
}

/** Recommends a candidate to an account in the stage of the candidates here, with its answer where it has one. */
export function asks(
  server: ServerUnderTest,
  { companyId, candidateId }: CandidateUnderTest,
  { accountId }: Pick<AccountUnderTest, 'accountId'>,
  answer: { operateStatus?: number; isWithdrawn?: boolean; byAccountId?: AccountId } = {},
) {
  return aRecommendation(server.services, { companyId, candidateId, toAccountId: accountId, ...answer })
}

type Input = SentInputOf<typeof readList>

/** The names of a list in its order. */
export async function namesOf(server: ServerUnderTest, account: AccountUnderTest, input: Input = {}) {
  const { data } = await server.call(readList, input, { token: account.token })
  return data.list.map(({ name }) => name)
}

/** The names that a chip keeps, and those that it keeps as a *not*, each sorted. */
export async function bothWays(server: ServerUnderTest, account: AccountUnderTest, chip: Chip) {
  const kept = await namesOf(server, account, { chips: [chip] })
  const others = await namesOf(server, account, { chips: [{ ...chip, not: true }] })
  return { kept: kept.toSorted(), others: others.toSorted() }
}

export async function countsOf(
  server: ServerUnderTest,
  account: AccountUnderTest,
  input: SentInputOf<typeof countList> = {},
) {
  return (await server.call(countList, input, { token: account.token })).data
}
