import type { SentInputOf } from '@candor/call/define'
import type { CompanyId } from '@candor/kernel/ids'
import { anAccount, aPosition } from '@candor/testkit/builders'
import type { CallAs, ServerUnderTest } from '@candor/testkit/server'
import { addCandidate, changeCandidate, readCandidateFacts } from '../../contract.ts'

type Typed = Partial<SentInputOf<typeof addCandidate>>

/** An account, a position, and the calls of the account on candidates by hand. */
export async function aDesk(server: ServerUnderTest, given: Parameters<typeof anAccount>[1] = {}) {
  const account = await anAccount(server.services, given)
  const { companyId, token } = account
  const { positionId } = await aPosition(server.services, { companyId, name: '风控策略' })
  const as = { token, lang: 'en' }
  const add = (typed: Typed = {}, other: Partial<CallAs> = {}) =>
    server.call(addCandidate, { positionId, name: '秦书言', ...typed }, { ...as, ...other })
  return {
    ...account,
    positionId,
    as,
    add,
    async added(typed: Typed = {}): Promise<string> {
      const { code, msg, data } = await add(typed)
      if (code !== 0) throw new Error(msg)
      return data.jobseekerChannelId
    },
    facts: async (jobseekerChannelId: string, other: Partial<CallAs> = {}) =>
      (await server.call(readCandidateFacts, { jobseekerChannelId }, { ...as, ...other })).data,
    change: (input: SentInputOf<typeof changeCandidate>, other: Partial<CallAs> = {}) =>
      server.call(changeCandidate, input, { ...as, ...other }),
  }
}

export function entriesOf(server: ServerUnderTest, companyId: CompanyId) {
  return server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', 'like', 'candidate.%')
    .orderBy('sequence')
    .select(['action', 'accountId', 'candidateId', 'details'])
    .execute()
}
