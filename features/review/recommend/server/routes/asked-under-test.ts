import { anAccount } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { listAsked } from '../../contract/asked.ts'
import { remindColleague, withdrawRecommendation } from '../../contract/asked-acts.ts'
import { recommendedUnderTest } from './recommended-under-test.ts'
import { storedRows } from './rows-under-test.ts'

type Caller = { readonly token: string }

/** A candidate whom HR recommended to an interviewer, with what colleagues read and do about it. */
export function askedUnderTest(server: ServerUnderTest) {
  const aRecommended = recommendedUnderTest(server)
  const rowsOf = storedRows(server)

  return async (given: { note?: string } = {}) => {
    const made = await aRecommended(given)
    const { companyId, candidateId, hr } = made
    const ofCandidate = { jobSeekerChannelId: candidateId }
    const [row] = await rowsOf('recommendation', companyId)
    const recommendationId = String(row?.id)
    const list = async (by: Caller = hr) =>
      (await server.call(listAsked, ofCandidate, { token: by.token })).data
    const remind = (by: Caller = hr, id = recommendationId) =>
      server.call(remindColleague, { ...ofCandidate, recommendationId: id }, { token: by.token })
    const withdraw = (by: Caller = hr, id = recommendationId) =>
      server.call(withdrawRecommendation, { ...ofCandidate, recommendationId: id }, { token: by.token })
    const aColleague = (userType: 'admin' | 'general' | 'interviewer' | 'read', name?: string) =>
      anAccount(server.services, { companyId, userType, ...(name && { name }) })
    const mails = async () => (await rowsOf('mail', companyId)).map(({ subject }) => String(subject))
    return { ...made, recommendationId, list, remind, withdraw, aColleague, mails }
  }
}
