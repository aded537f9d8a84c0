import { anAccount, anInterview } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { findCalendarAddress, renewCalendarAddress } from '../../../../meetings/planning/contract/calendar.ts'
import { checkReportPassword } from '../../../../shares/shares/contract.ts'
import { listServiceKeys, makeDirectoryKey, makeServiceKey } from '../../../service-keys/contract.ts'
import { addAccount, endGivenOut, findGivenOut, freezeAccount } from '../../contract.ts'
import { aStaff, logOf } from './staff-under-test.ts'

const server = serverUnderTest({}, { mailer: { send: async () => {} } })

/** An administrator with a share, two keys, a calendar address and an invitation, and a super administrator. */
async function aGiver() {
  const { companyId, chief, admin, general } = await aStaff(server.services)
  const { candidateId } = await anInterview(server.services, { companyId })
  const { accountId, token } = admin
  const share = await aShare(server.services, { companyId, candidateId, accountId })
  await aShare(server.services, { companyId, candidateId, accountId, days: 0 })
  await server.call(makeServiceKey, { name: 'ATS' }, { token })
  // Made before only super administrators could make it.
  const { keyId } = (await server.call(makeDirectoryKey, { name: 'Directory' }, { token: chief.token })).data
  await server.services.db
    .updateTable('serviceKey')
    .set({ byAccountId: accountId })
    .where('id', '=', keyId)
    .execute()
  await server.call(makeServiceKey, { name: 'other' }, { token: chief.token })
  await server.call(renewCalendarAddress, {}, { token })
  const invited = { name: '温以澄', userType: 'read', roleId: general.roleId }
  const email = `${accountId}@invited.example`
  expect((await server.call(addAccount, { ...invited, email }, { token })).code).toBe(0)
  return { companyId, chief, admin, general, share, accountId }
}

type Giver = Awaited<ReturnType<typeof aGiver>>

const givenOut = async ({ chief, accountId }: Pick<Giver, 'chief' | 'accountId'>) =>
  (await server.call(findGivenOut, { accountId }, { token: chief.token })).data
const openKeys = async ({ chief }: Pick<Giver, 'chief'>) =>
  (await server.call(listServiceKeys, {}, { token: chief.token })).data
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ name }) => name)
const opens = async ({ share }: Pick<Giver, 'share'>) =>
  (await server.call(checkReportPassword, { id: share.token })).code

test('an administrator sees the access that an account has given out and its state', async () => {
  const giver = await aGiver()
  expect(await givenOut(giver)).toEqual({
    shares: 1,
    serviceKeys: ['ATS', 'Directory'],
    hasCalendarAddress: true,
    invitations: ['温以澄'],
  })
  const { accountId } = giver.general
  expect(await givenOut({ ...giver, accountId })).toEqual({
    shares: 0,
    serviceKeys: [],
    hasCalendarAddress: false,
    invitations: [],
  })
})

test('a freeze ends the keys and the calendar address of an account at once, and shares only when it is asked to', async () => {
  const giver = await aGiver()
  const { chief, accountId, companyId } = giver
  const freeze = await server.call(freezeAccount, { accountId, isFrozen: true }, { token: chief.token })
  expect(freeze.code).toBe(0)
  const left = { shares: 1, serviceKeys: [], hasCalendarAddress: false, invitations: ['温以澄'] }
  expect(await givenOut(giver)).toEqual(left)
  expect([await openKeys(giver), await opens(giver)]).toEqual([['other'], 0])
  const ends = ['shares', 'invitations'] as const
  const later = await server.call(endGivenOut, { accountId, ends: [...ends] }, { token: chief.token })
  expect(later.code).toBe(0)
  expect(await givenOut(giver)).toEqual({ ...left, shares: 0, invitations: [] })
  expect(await opens(giver)).toBe(1005)
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('accountId', '=', chief.accountId)
    .orderBy('sequence')
    .select('action')
    .execute()
  expect(entries.map(({ action }) => action).slice(-6)).toEqual([
    'account.changed',
    'serviceKey.revoked',
    'serviceKey.revoked',
    'calendarAddress.ended',
    'share.revoked',
    'account.uninvited',
  ])
  expect((await logOf(server.services, companyId)).at(-1)?.details).toMatchObject({ subject: '温以澄' })
})

test('a freeze ends exactly the access that its caller chooses', async () => {
  const giver = await aGiver()
  const { chief, accountId } = giver
  const input = { accountId, isFrozen: true, ends: ['shares' as const] }
  expect((await server.call(freezeAccount, input, { token: chief.token })).code).toBe(0)
  expect(await givenOut(giver)).toEqual({
    shares: 0,
    serviceKeys: ['ATS', 'Directory'],
    hasCalendarAddress: true,
    invitations: ['温以澄'],
  })
})

test('access given out by a super administrator is ended by another super administrator alone', async () => {
  const { companyId, chief, admin } = await aGiver()
  const other = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  const end = ({ token }: { token: string }, accountId: string) =>
    server.call(endGivenOut, { accountId, ends: ['calendarAddress'] }, { token })
  await server.call(renewCalendarAddress, {}, { token: chief.token })
  expect((await end(admin, chief.accountId)).code).toBe(1002)
  expect((await end(chief, chief.accountId)).code).toBe(1002)
  const elsewhere = await anAccount(server.services, { userType: 'superAdmin' })
  expect((await end(elsewhere, chief.accountId)).code).toBe(1005)
  expect((await server.call(findCalendarAddress, {}, { token: chief.token })).data.madeAt).not.toBe(null)
  expect((await end(other, chief.accountId)).code).toBe(0)
  expect((await server.call(findCalendarAddress, {}, { token: chief.token })).data.madeAt).toBe(null)
})
