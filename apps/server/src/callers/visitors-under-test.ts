import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { aSetting } from '@candor/testkit/builders'
import { aShare, aVisit } from '@candor/testkit/shares'
import { personalParts, shareableKeys } from '../../../../features/platform/access/rules/permissions.ts'
import { authenticateVisitor } from '../../../../features/platform/access/server/gate/visits.ts'
import { visitorSwitch } from '../../../../features/platform/company/rules.ts'
import { mediaRights } from '../../../../features/platform/media/rules.ts'
import type { Caller } from './callers-under-test.ts'
import type { SeededCandidate, SeededCompany } from './company-under-test.ts'

/** Visitors without an account, by the state of their grant. */
export const visitors = [
  'live grant',
  'live grant of the person',
  'live grant without scores',
  'grant of another candidate',
  'expired grant',
  'revoked grant',
] as const
type VisitorName = (typeof visitors)[number]

/** The rights that file addresses are signed for; empty where the grant is not live. */
async function rightsOf(services: AppServices, { token }: { token: string }): Promise<string> {
  const visitor = await authenticateVisitor(services, token).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  return visitor ? mediaRights({ ...visitor, isAnonymous: false }) : ''
}

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
    const visit = await aVisit(services, share)
    callers.set(name, {
      name,
      ...visit,
      accountId: null,
      rights: await rightsOf(services, visit),
      password: '',
    })
  }
  await add('live grant', open)
  await aSetting(services, companyId, 'reportTabConfig', [
    { tabType: visitorSwitch('reportInterviewLog'), inUse: 1 },
  ])
  const sections = [...shareableKeys, ...personalParts]
  await add('live grant of the person', open, { sections, password: 'aB3dE6' })
  await add('live grant without scores', open, { showsScores: false })
  await add('grant of another candidate', anonymous)
  await add('expired grant', open, { days: 0 })
  await add('revoked grant', open, { revokedAt: services.clock.now() })
  return callers
}
