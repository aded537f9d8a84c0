import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listMyInterviews } from '../../my-interviews/contract.ts'
import { listInterviewerNames, saveInterviewerName } from '../contract.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

async function aCompanyWithPlans() {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  const kim = await anAccount(server.services, { companyId, userType: 'interviewer', name: 'Kim Sato' })
  const plan = (externalId: string, interviewerName: string, more: object = {}) => ({
    externalId,
    interviewRoundName: externalId,
    createDate: 1_710_000_000_000,
    planRoomType: 0,
    interviewerInfoList: [{ interviewerName }],
    ...more,
  })
  const bring = (id: string, ...interviewPlans: object[]) =>
    importFiles({ 'bundle.json': aBundle({ externalId: id, interviewPlans }) }, companyId)
  const held = async () => {
    const { data } = await server.call(listMyInterviews, {}, { token: kim.token })
    return data.undated.map(({ interviewRoundName, interviewDate }) => [interviewRoundName, interviewDate])
  }
  const names = async () => (await server.call(listInterviewerNames, {}, { token: admin.token })).data
  const match = (name: string, email: string) =>
    server.call(saveInterviewerName, { name, email }, { token: admin.token })
  return { admin, kim, companyId, plan, bring, held, names, match }
}

test('a name that imports bring is matched with an account, which then holds its interviews, those to come as well', async () => {
  const { kim, plan, bring, held, names, match } = await aCompanyWithPlans()
  await bring('a', plan('first', 'Kim Sato', { interviewDate: '2099-03-20' }), plan('other', 'Lee Park'))
  await bring('b', plan('second', ' KIM SATO '))
  expect(await held()).toEqual([])
  expect(await names()).toMatchObject([
    { plans: 2, accountName: null, email: null, suggestedEmail: kim.email },
    { name: 'Lee Park', plans: 1, suggestedEmail: null },
  ])
  expect((await match('kim sato', kim.email.toUpperCase())).code).toBe(0)
  expect(await held()).toEqual([
    ['first', '2099-03-20'],
    ['second', null],
  ])
  const [note] = (await bring('c', plan('third', 'Kim Sato')))[0]?.notes ?? []
  expect(note).toBe(undefined)
  expect(await held()).toHaveLength(3)
  expect((await names()).find(({ plans }) => plans === 3)).toMatchObject({
    accountName: 'Kim Sato',
    email: kim.email,
  })
})

test('a match is taken back with the interviews that it gave, and both stand in the audit log', async () => {
  const { kim, companyId, plan, bring, held, match } = await aCompanyWithPlans()
  await bring('a', plan('first', 'Kim Sato'))
  await match('Kim Sato', kim.email)
  expect(await held()).toHaveLength(1)
  expect((await match('Kim Sato', '')).code).toBe(0)
  expect(await held()).toEqual([])
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'interviewer.matched')
    .orderBy('sequence')
    .select('details')
    .execute()
  expect(entries.map(({ details }) => details)).toEqual([
    { subject: 'Kim Sato', from: null, to: kim.email },
    { subject: 'Kim Sato', from: kim.email, to: null },
  ])
})

test('a name is matched with no frozen account, and none of another company', async () => {
  const { companyId, plan, bring, match } = await aCompanyWithPlans()
  await bring('a', plan('first', 'Kim Sato'))
  const frozen = await anAccount(server.services, { companyId, userType: 'freeze' })
  const stranger = await anAccount(server.services)
  expect((await match('Kim Sato', frozen.email)).code).toBe(1005)
  expect((await match('Kim Sato', stranger.email)).code).toBe(1005)
})
