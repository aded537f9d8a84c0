import type { SentInputOf } from '@candor/call/define'
import { dayMs } from '@candor/kernel/durations'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { aCandidate, anAccount, aPosition } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { listRetention, readRetention, saveRetention } from '../../contract/company.ts'
import { endKeeping, keepCandidate, readCandidateRetention } from '../../contract/keeping.ts'
import { addMonths, type Day, dayAt, startOf } from '../../rules/days.ts'

type Input<Call extends Parameters<ServerUnderTest['call']>[0]> = Partial<SentInputOf<Call>>

/** A company with an administrator and a recruiter, a year after its candidates came. */
export function retentionUnderTest(server: ServerUnderTest) {
  return async () => {
    // Ids tell when a candidate came, by the clock of the machine.
    server.clock.set(new Date(startOf(dayAt(new Date(Date.now() + 400 * dayMs))).getTime() + dayMs / 2))
    const admin = await anAccount(server.services, { userType: 'admin', name: '韩拓' })
    const { companyId } = admin
    const hr = await anAccount(server.services, { companyId, name: '陈薇' })
    const { positionId } = await aPosition(server.services, { companyId })
    const today = () => dayAt(server.clock.now())
    return {
      companyId,
      positionId,
      admin,
      hr,
      today,
      monthsAgo: (months: number) => addMonths(today(), -months),
      ...candidatesOf(server, { companyId, positionId }),
      read: (months?: number, token = admin.token) => server.call(readRetention, { months }, { token }),
      list: (input: Input<typeof listRetention> = {}, token = admin.token) =>
        server.call(listRetention, { show: 'now', ...input }, { token }),
      save: (months: number, from: number, token = admin.token) =>
        server.call(saveRetention, { months, from }, { token }),
      keep: (candidateId: string, input: Input<typeof keepCandidate>, token = hr.token) =>
        server.call(
          keepCandidate,
          { jobseekerChannelId: candidateId, reason: '可能考虑其他职位', until: '', seen: null, ...input },
          { token },
        ),
      end: (candidateId: string, seen: string, token = hr.token) =>
        server.call(endKeeping, { jobseekerChannelId: candidateId, seen }, { token }),
      detail: (candidateId: string, token = hr.token) =>
        server.call(readCandidateRetention, { jobseekerChannelId: candidateId }, { token }),
      entries: () =>
        server.services.db
          .selectFrom('auditEntry')
          .where('companyId', '=', companyId)
          .where('action', 'in', ['candidate.kept', 'keeping.ended', 'retention.changed'])
          .orderBy('sequence')
          .select(['action', 'candidateId', 'details'])
          .execute(),
    }
  }
}

function candidatesOf(
  server: ServerUnderTest,
  ids: {
    readonly companyId: CompanyId
    readonly positionId: Awaited<ReturnType<typeof aPosition>>['positionId']
  },
) {
  const { services } = server
  return {
    /** A candidate whose application ended on a day. */
    ended: async (day: Day, given: { name?: string; outcome?: string; isAnonymous?: boolean } = {}) => {
      const { outcome = 'rejected', ...rest } = given
      const at = new Date(startOf(day).getTime() + dayMs / 2)
      const columns = { outcome, outcomeAt: at, stageSince: at, updatedAt: at, stageTypeKind: 9 }
      return (await aCandidate(services, { ...ids, ...rest, appliedAt: at }, columns)).candidateId
    },
    /** A candidate without an outcome whose last activity was on a day. */
    open: async (day: Day, name = '周予川') => {
      const at = startOf(day)
      const columns = { stageSince: at, updatedAt: at }
      return (await aCandidate(services, { ...ids, name, appliedAt: at }, columns)).candidateId
    },
    standing: (candidateId: CandidateId) =>
      services.db.selectFrom('candidate').where('id', '=', candidateId).select('name').executeTakeFirst(),
  }
}
