import { isRecord } from '@candor/kernel/is-record'
import { anAccount, aPosition, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { aRecruiterOf, type Fields } from './fields-under-test.ts'

const server = serverUnderTest()
const aRecruiter = () => aRecruiterOf(server)

test.each([
  [{ name: '', nameLatin: '  ', nameTw: '' }, 'fields.name'],
  [{ recruits: ['nobody'] }, 'fields.recruits[0]'],
  [{ interviews: ['00000000-0000-0000-0000-000000000001'] }, 'fields.interviews[0]'],
  [{ externalId: 'candor:mine' }, 'fields.externalId'],
  [{ externalId: 'taken' }, 'fields.externalId'],
  [{ name: 'x'.repeat(201) }, 'fields.name'],
  [{ seats: 0 }, 'fields.seats'],
  [{ seats: 1000 }, 'fields.seats'],
  [{ seats: 1.5 }, 'fields.seats'],
  [{ grade: 'x'.repeat(41) }, 'fields.grade'],
  [{ place: 'x'.repeat(101) }, 'fields.place'],
  [{ description: { cn: 'x'.repeat(20_001), en: '', 'zh-TW': '' } }, 'fields.description.cn'],
  [{ externalId: '' }, 'fields.externalId'],
  [{ recruits: Array.from({ length: 51 }, () => 'x') }, 'fields.recruits'],
] satisfies [Partial<Fields>, string][])(
  'a fault %# of the fields is refused by its name',
  async (given, field) => {
    const { companyId, add, entries } = await aRecruiter()
    const { positionId } = await aPosition(server.services, { companyId })
    await server.services.db
      .updateTable('position')
      .set({ externalId: 'taken' })
      .where('id', '=', positionId)
      .execute()
    const refused = await add(given)
    const path =
      isRecord(refused.data) && 'faults' in refused.data ? { faults: [{ path: field }] } : { field }
    expect(refused.code).toBe(1003)
    expect(refused.data).toMatchObject(path)
    expect(await entries()).toEqual([])
  },
)

test('an account of another company or a frozen one is refused, and a recruiter who is frozen later keeps the part', async () => {
  const { companyId, add, save } = await aRecruiter()
  const stranger = await anAccount(server.services)
  const colleague = await anAccount(server.services, { companyId, name: '唐若谷' })
  expect((await add({ recruits: [stranger.accountId] })).data).toEqual({ field: 'fields.recruits[0]' })
  const { positionId } = (await add({ recruits: [colleague.accountId] })).data
  const { db } = server.services
  await db.updateTable('account').set({ userType: 'freeze' }).where('id', '=', colleague.accountId).execute()
  const refused = await add({ interviews: [colleague.accountId] })
  expect([refused.code, refused.msg]).toEqual([1003, expect.stringContaining('唐若谷')])
  expect((await save(positionId, 0, { recruits: [colleague.accountId], seats: 2 })).code).toBe(0)
})

test('an external id can be set once, and one made here stays when it is sent back', async () => {
  const { add, save, get } = await aRecruiter()
  const { positionId } = (await add()).data
  const { externalId } = await get(positionId)
  expect((await save(positionId, 0, { externalId, seats: 2 })).code).toBe(0)
  expect((await save(positionId, 1, { externalId: 'backend-l6' })).code).toBe(0)
  expect((await get(positionId)).externalId).toBe('backend-l6')
  const both = await Promise.all([add({ externalId: 'other' }), add({ externalId: 'other' })])
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 1003])
})

test('a salary is taken and sent only where the company shows salaries', async () => {
  const { companyId, add, save, get } = await aRecruiter()
  const salary = { min: 30_000, max: 45_000, currency: 'CNY', per: 'month' } as const
  expect((await add({ salary })).code).toBe(1013)
  await aSetting(server.services, companyId, 'rules', { showsSalary: true })
  const wrong = await add({ salary: { ...salary, max: 1 } })
  expect([wrong.code, wrong.data]).toEqual([1003, { field: 'fields.salary.max' }])
  const { positionId } = (await add({ salary })).data
  expect(await get(positionId)).toMatchObject({ salary, showsSalary: true })
  await aSetting(server.services, companyId, 'rules', { showsSalary: false })
  expect(await get(positionId)).toMatchObject({ salary: null, showsSalary: false })
  await save(positionId, 0, { seats: 2 })
  await aSetting(server.services, companyId, 'rules', { showsSalary: true })
  expect((await get(positionId)).salary).toEqual(salary)
})
