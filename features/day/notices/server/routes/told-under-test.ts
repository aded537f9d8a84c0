import { aCandidate, anAccount } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import type { ServerUnderTest } from '@candor/testkit/server'
import { notify, type ToldThing } from '../../../../platform/notify/server/actions/notify.ts'
import { listNotices } from '../../contract.ts'

type Kind = Parameters<typeof notify>[1]['kind']

/** Makes a recruiter who is told things by a colleague, about a candidate. */
export function toldUnderTest(server: ServerUnderTest) {
  return async (
    given: Parameters<typeof aCandidate>[1] = {},
    userType: 'general' | 'interviewer' = 'general',
  ) => {
    const { services } = server
    const candidate = await aCandidate(services, { name: '林晓彤', ...given })
    const { companyId, candidateId } = candidate
    const colleague = await anAccount(services, { companyId, name: '沈知行' })
    const reader = await anAccount(services, { companyId, userType })
    const give = () => aRecommendation(services, { companyId, candidateId, toAccountId: reader.accountId })
    const tell = (kind: Kind, about: ToldThing['about'], of = candidateId) =>
      notify(
        { db: services.db, now: services.clock.now(), viewer: colleague },
        { kind, to: [reader.accountId], candidateId: of, about },
      )
    const list = async (input: { kind?: Kind; unread?: boolean; before?: string; limit?: number } = {}) =>
      (await server.call(listNotices, input, { token: reader.token, lang: 'cn' })).data
    return { ...candidate, companyId, candidateId, colleague, reader, give, tell, list }
  }
}
