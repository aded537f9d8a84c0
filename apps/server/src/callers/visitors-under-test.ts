import type { AppServices } from '@candor/db/database'
import { aShare, aVisit } from '@candor/testkit/shares'
import { personalParts, shareableKeys } from '../../../../features/access/rules/permissions.ts'
import type { Caller } from './callers-under-test.ts'
import type { SeededCandidate, SeededCompany } from './company-under-test.ts'

/** Visitors without an account, by what became of their grant. */
export const visitors = [
  'live grant',
  'live grant of the person',
  'live grant without scores',
  'grant of another candidate',
  'expired grant',
  'revoked grant',
] as const
type VisitorName = (typeof visitors)[number]

export async function visitorsOf(
  services: AppServices,
  { companyId, accounts, open, anonymous }: SeededCompany,
): Promise<ReadonlyMap<VisitorName, Caller>> {
  const maker = accounts.get('general')
  if (!maker) throw new Error('there is no general account')
  const { accountId } = maker
  const callers = new Map<VisitorName, Caller>()
  const add = async (
    name: VisitorName,
    { candidateId, interviewId }: SeededCandidate,
    given: object = {},
  ) => {
    const share = await aShare(services, { companyId, accountId, candidateId, interviewId, ...given })
    callers.set(name, { name, ...(await aVisit(services, share)), accountId: null, password: '' })
  }
  await add('live grant', open)
  const sections = [...shareableKeys, ...personalParts]
  await add('live grant of the person', open, { sections, password: 'aB3dE6' })
  await add('live grant without scores', open, { showsScores: false })
  await add('grant of another candidate', anonymous)
  await add('expired grant', open, { days: 0 })
  await add('revoked grant', open, { revokedAt: services.clock.now() })
  return callers
}
