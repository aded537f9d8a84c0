import { minuteMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { storeContacts } from '../../../persons/server/queries.ts'
import { compareCandidates, type MergeField, mergeCandidates, unmergeCandidates } from '../../contract.ts'

/** An administrator and two candidates with the same phone. */
export async function aPair(server: ServerUnderTest, { isOnePosition }: { isOnePosition: boolean }) {
  const { services } = server
  const account = await anAccount(services, { userType: 'admin' })
  const { companyId, token } = account
  const now = server.clock.now()
  const early = new Date(now.getTime() - 60 * minuteMs)
  const kept = await aCandidate(services, { companyId, appliedAt: now }, { email: 'new@person.example' })
  const other = await aCandidate(
    services,
    { companyId, appliedAt: early, ...(isOnePosition && { positionId: kept.positionId }) },
    { phone: '+86 138 0000 0001', email: 'old@person.example', age: 30, referee: '何' },
  )
  const contacts = { phone: '13800000001', email: null }
  for (const candidate of [kept, other]) await storeContacts(services.db, candidate, contacts)
  const as = { token, lang: 'en' }
  const ids = { jobseekerChannelId: kept.candidateId, otherId: other.candidateId }
  const compare = async (given: Partial<typeof ids> = {}) =>
    server.call(compareCandidates, { ...ids, ...given }, as)
  return {
    ...account,
    as,
    kept,
    other,
    early,
    now,
    compare,
    async merge(fromOther: MergeField[] = [], given: Partial<typeof ids> = {}) {
      const { data } = await compare(given)
      const seen = {
        kind: data?.kind ?? 'candidate',
        revision: data?.kept.revision ?? 0,
        otherRevision: data?.other.revision ?? 0,
      }
      return server.call(mergeCandidates, { ...ids, ...seen, fromOther, ...given }, as)
    },
    undo: (mergeId: string) =>
      server.call(unmergeCandidates, { jobseekerChannelId: kept.candidateId, mergeId }, as),
  }
}
