import { newId } from '@candor/db/new-id'
import type { AccountUnderTest } from '@candor/testkit/builders'
import { anAccount } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import type { Edition } from '../../../../platform/editions/rules/editions.ts'
import { addAccount, freezeAccount, saveAccount } from '../../contract.ts'

const server = serverUnderTest()

/** A company with an edition, its administrator, and so many interviewers. */
async function aCompanyWith(edition: Edition, interviewers: number): Promise<AccountUnderTest> {
  const admin = await anAccount(server.services, { userType: 'superAdmin' })
  const { companyId, roleId } = admin
  await anEdition(server.services, companyId, edition)
  if (interviewers === 0) return admin
  await server.services.db
    .insertInto('account')
    .values(
      Array.from({ length: interviewers }, () => {
        const id = newId<'account'>()
        return { id, companyId, roleId, email: `${id}@x.example`, name: '面试官', userType: 'interviewer' }
      }),
    )
    .execute()
  return admin
}

let serial = 0
function add({ token, roleId }: AccountUnderTest, userType: string, lang = 'en') {
  serial += 1
  const input = { name: '新人', email: `new-${serial}@x.example`, userType, roleId }
  return server.call(addAccount, input, { token, lang })
}

test('the standard edition holds 3 HR accounts: a fourth is refused with advice [P6-019]', async () => {
  const admin = await aCompanyWith('standard', 0)
  expect((await add(admin, 'general')).code).toBe(0)
  expect((await add(admin, 'admin')).code).toBe(0)
  for (const [lang, msg] of [
    [
      'en',
      'All 3 HR accounts of your edition are in use. Freeze one that nobody needs any more, or ask sales for more',
    ],
    ['cn', '版本包含的 3 个 HR 账号都已占用。请先冻结不再需要的账号，或联系销售增购'],
    ['zh-TW', '版本包含的 3 個 HR 帳號都已占用。請先凍結不再需要的帳號，或聯絡業務加購'],
  ] as const)
    expect(await add(admin, 'general', lang)).toMatchObject({
      code: 1008,
      msg,
      data: { quota: 'hrAccounts', used: 3, limit: 3 },
    })
  expect((await add(admin, 'interviewer')).code).toBe(0)
})

test('the standard edition holds 30 interviewers: the 31st is refused [P6-020]', async () => {
  const admin = await aCompanyWith('standard', 29)
  expect((await add(admin, 'interviewer')).code).toBe(0)
  expect(await add(admin, 'interviewer', 'cn')).toMatchObject({
    code: 1008,
    msg: '版本包含的 30 个面试官账号都已占用。请先冻结不再需要的账号，或联系销售升级版本',
  })
  expect((await add(admin, 'read')).code).toBe(1008)
})

test('the advanced edition holds 1,000 interviewers: the 1,001st is refused [P6-023]', async () => {
  const admin = await aCompanyWith('advanced', 999)
  expect((await add(admin, 'interviewer')).code).toBe(0)
  expect(await add(admin, 'interviewer')).toMatchObject({ code: 1008, data: { used: 1_000, limit: 1_000 } })
})

test('the business edition has no limit of interviewers: 5,000 take one more [P6-025]', async () => {
  const admin = await aCompanyWith('business', 5_000)
  expect((await add(admin, 'interviewer')).code).toBe(0)
})

test('simultaneous accounts take the last seat once', async () => {
  const admin = await aCompanyWith('standard', 0)
  expect((await add(admin, 'general')).code).toBe(0)
  const answers = await Promise.all(Array.from({ length: 4 }, () => add(admin, 'general')))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1008, 1008, 1008])
})

test('a frozen account gives its seat back, and takes one again when it is let in or changed to another kind', async () => {
  const admin = await aCompanyWith('standard', 0)
  const { companyId, token } = admin
  const colleague = await anAccount(server.services, { companyId })
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  expect((await add(admin, 'general')).code).toBe(0)
  const freeze = (isFrozen: boolean) =>
    server.call(freezeAccount, { accountId: colleague.accountId, isFrozen }, { token })
  const promote = () =>
    server.call(saveAccount, { accountId: interviewer.accountId, userType: 'general' }, { token })
  expect((await promote()).code).toBe(1008)
  expect((await freeze(true)).code).toBe(0)
  expect((await promote()).code).toBe(0)
  expect((await freeze(false)).code).toBe(1008)
  const back = { accountId: interviewer.accountId, userType: 'interviewer' }
  expect((await server.call(saveAccount, back, { token })).code).toBe(0)
  expect((await freeze(false)).code).toBe(0)
})
