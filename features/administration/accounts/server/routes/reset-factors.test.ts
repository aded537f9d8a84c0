import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { renewCalendarAddress } from '../../../../meetings/planning/contract/calendar.ts'
import { giveSecondFactor } from '../../../../sign-in/second-factor/contract.ts'
import { beginSignIn, enrolled } from '../../../../sign-in/second-factor/server/routes/enrolled-under-test.ts'
import { getUserInfo, signIn } from '../../../../sign-in/session/contract.ts'
import { listAccounts, resetFactors } from '../../contract.ts'

const server = serverUnderTest()

test('an administrator takes the second factors of an account that lost them: it is told, and signed out', async () => {
  const account = await enrolled(server)
  const { companyId, accountId } = account
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  // The mail speaks the owner's language, and not the administrator's.
  await server.services.db.updateTable('account').set({ locale: 'en' }).where('id', '=', accountId).execute()
  const { pending } = await beginSignIn(server, account)
  const offered = async () =>
    (await server.call(listAccounts, { text: account.email }, { token: admin.token })).data.list[0]?.acts
  expect(await offered()).toContain('resetFactors')
  const reset = () => server.call(resetFactors, { accountId }, { token: admin.token, lang: 'cn' })
  expect((await reset()).code).toBe(0)
  expect((await server.call(getUserInfo, {}, { token: account.token })).code).toBe(1001)
  expect((await server.call(giveSecondFactor, { pending, code: account.code() })).code).toBe(1011)
  expect(await offered()).not.toContain('resetFactors')
  expect((await server.call(signIn, { email: account.email, password: account.password })).code).toBe(0)
  expect((await reset()).code).toBe(0)
  const { db } = server.services
  const mails = await db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .orderBy('id')
    .select(['toAddress', 'subject'])
    .execute()
  const added = 'An authenticator app was added to your account'
  expect(mails).toEqual(
    [added, 'Two-step verification of your account was reset'].map((subject) => ({
      toAddress: account.email,
      subject,
    })),
  )
  const entries = await db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'secondFactor.reset')
    .select('accountId')
    .execute()
  expect(entries).toEqual([{ accountId: admin.accountId }])
})

test('the mail about reset factors tells of a calendar address that works on', async () => {
  const account = await enrolled(server)
  const { companyId, accountId, token } = account
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  await server.call(renewCalendarAddress, {}, { token })
  await server.services.db.updateTable('account').set({ locale: 'en' }).where('id', '=', accountId).execute()
  expect((await server.call(resetFactors, { accountId }, { token: admin.token })).code).toBe(0)
  const mail = await server.services.db
    .selectFrom('mail')
    .where('toAddress', '=', account.email)
    .orderBy('id', 'desc')
    .select('bodyText')
    .executeTakeFirstOrThrow()
  expect(mail.bodyText).toContain('The calendar address for your interviews still works')
})

test('administrators do not reset their own factors', async () => {
  const { accountId, token } = await enrolled(server, { userType: 'admin' })
  expect((await server.call(resetFactors, { accountId }, { token })).code).toBe(1002)
})
