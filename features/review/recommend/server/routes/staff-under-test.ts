import { aCompany, anAccount } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { userTypes } from '../../../../platform/access/rules/permissions.ts'

/** A company with one account of every user type, and its HR. */
export async function aStaff(server: ServerUnderTest) {
  const { companyId } = await aCompany(server.services)
  const all = await Promise.all(
    userTypes.map((userType) => anAccount(server.services, { companyId, userType, buttons: ['candidate'] })),
  )
  const of = (userType: (typeof userTypes)[number]) => {
    const account = all[userTypes.indexOf(userType)]
    if (!account) throw new Error('an account of every type')
    return account
  }
  return { companyId, of, hr: of('general'), interviewer: of('interviewer') }
}
