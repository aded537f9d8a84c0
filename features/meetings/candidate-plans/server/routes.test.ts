import { aCandidate, aCompany, anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { queryInterviewPlan, viewPlanPassword } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const plan = (externalId: string, more: object = {}) => ({
  externalId,
  interviewRoundName: '技术初试',
  createDate: 1_710_000_000_000,
  planRoomType: 1,
  ...more,
})

async function importPlans(interviewPlans: unknown) {
  const { companyId, token } = await anAccount(server.services)
  const bundle = aBundle({ interviewPlans })
  const [result] = await importer.importFiles({ 'one/bundle.json': bundle }, companyId)
  const candidate = await importer.findCandidate(companyId)
  const positionId = candidate?.positionId ?? ''
  return { result, token, companyId, positionId, jobseekerChannelId: candidate?.id ?? '' }
}

const read = ({ jobseekerChannelId, token }: { jobseekerChannelId: string; token: string }, more = {}) =>
  server.call(queryInterviewPlan, { jobseekerChannelId, ...more }, { token })

test('imported plans are answered in the fields of the wire, sent as JSON [R7-032 P7-060 P3-020]', async () => {
  const whole = {
    interviewDate: '2026-03-16',
    interviewStartTime: 1_710_100_000_000,
    interviewEndTime: 1_710_103_600_000,
    interviewRoundId: 'round-1',
    createUserName: '陈薇安',
    status: 1,
    responseStatus: 1,
    guestUserList: [{ guestUserName: '何静姝' }],
    interviewRoomNo: '8812',
    tencentMeetingUrl: 'https://meeting.example/j/1',
    candidatePassword: 'c-2718',
    interviewOtherInfo: '请带电脑',
    offlineLocation: '深圳南山',
  }
  const interviewer = {
    interviewerId: 'iv-1',
    interviewerName: '周予川',
    interviewerPassword: 'i-3141',
    interviewerPcInterviewUrl: 'https://room.example/8812',
  }
  const noFeedback = {
    interviewerReceiveStatus: 0,
    refuseReason: null,
    isFrozen: false,
    znInterviewFeedbackVO: null,
    feedbackHiddenBy: null,
    isOwn: false,
    templateInfo: null,
  }
  const imported = await importPlans([
    plan('p1', { ...whole, interviewerInfoList: [interviewer] }),
    plan('p2'),
  ])
  expect(imported.result).toMatchObject({ state: 'stored', faults: [] })
  const { positionId } = imported
  const { code, data } = await read(imported, { positionId })
  expect(code).toBe(0)
  const base = { interviewRoundName: '技术初试', createDate: 1_710_000_000_000, planRoomType: 1, positionId }
  expect(data[0]).toEqual({
    id: expect.any(String),
    interviewFeedbackList: [],
    movedFromTime: null,
    ...base,
    ...whole,
    interviewerInfoList: [{ ...interviewer, ...noFeedback }],
  })
  expect(data[1]).toMatchObject({
    ...base,
    interviewStartTime: null,
    status: 0,
    responseStatus: 0,
    guestUserList: [],
    candidatePassword: null,
    interviewerInfoList: [],
  })
})

test('an imported plan that has a time alone has the day on which that is where the company is [P3-020]', async () => {
  const interviewStartTime = Date.UTC(2026, 2, 16, 17, 30)
  const { data } = await read(
    await importPlans([plan('p1', { interviewStartTime }), plan('p2', { interviewDate: '2026-03-20' })]),
  )
  expect(data.map(({ interviewDate, interviewStartTime: time }) => [interviewDate, time])).toEqual(
    expect.arrayContaining([
      ['2026-03-17', interviewStartTime],
      ['2026-03-20', null],
    ]),
  )
})

test('a candidate without plans has none', async () => {
  const { companyId, candidateId } = await aCandidate(server.services)
  const { token } = await anAccount(server.services, { companyId })
  expect((await read({ jobseekerChannelId: candidateId, token })).data).toEqual([])
})

test('plans need the permission of the tab; another company’s and another position’s are not found [R2-037]', async () => {
  const imported = await importPlans([plan('p1', { candidatePassword: 'c-2718' })])
  const without = await anAccount(server.services, {
    companyId: imported.companyId,
    buttons: ['reportRemark'],
  })
  const refused = await read({ ...imported, token: without.token })
  expect(refused.code).toBe(1002)
  expect(refused.body).not.toContain('c-2718')
  const stranger = await anAccount(server.services)
  expect((await read({ ...imported, token: stranger.token })).code).toBe(1005)
  const other = await aCandidate(server.services)
  expect((await read(imported, { positionId: other.positionId })).code).toBe(1005)
})

test('the opening of a plan’s password is in the audit log with its round and owner, without the password', async () => {
  const interviewerInfoList = [{ interviewerName: '周予川', interviewerPassword: 'i-3141' }]
  const imported = await importPlans([plan('p1', { candidatePassword: 'c-2718', interviewerInfoList })])
  const { companyId, token, jobseekerChannelId } = imported
  const interviewPlanId = (await read(imported)).data[0]?.id ?? ''
  const view = async (interviewerName?: string) =>
    (await server.call(viewPlanPassword, { interviewPlanId, interviewerName }, { token })).code
  expect([await view(), await view('周予川'), await view('何静姝')]).toEqual([0, 0, 1005])
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'planPassword.viewed')
    .orderBy('sequence')
    .select(['candidateId', 'details'])
    .execute()
  const viewed = (to: object) => ({
    candidateId: jobseekerChannelId,
    details: { subject: '技术初试', to },
  })
  expect(entries).toEqual([viewed({ of: 'candidate' }), viewed({ of: 'interviewer', interviewer: '周予川' })])
  const stranger = await anAccount(server.services)
  expect((await server.call(viewPlanPassword, { interviewPlanId }, { token: stranger.token })).code).toBe(
    1005,
  )
})

test.each([
  ['an unknown key', { colour: 'red' }, 'interviewPlans[0]'],
  ['a room that does not exist', { planRoomType: 5 }, 'interviewPlans[0].planRoomType'],
  ['a link that runs', { tencentMeetingUrl: 'javascript:alert(1)' }, 'interviewPlans[0].tencentMeetingUrl'],
  ['a day that is none', { interviewDate: '2026-02-30' }, 'interviewPlans[0].interviewDate'],
])('an import with %s is refused', async (_case, wrong, path) => {
  const { result } = await importPlans([plan('p1', wrong)])
  expect(result?.state).toBe('refused')
  expect(result?.faults.map((fault) => fault.path)).toEqual([path])
})

test('a bundle that comes again replaces its plans, but for those that people answered here', async () => {
  const { companyId } = await aCompany(server.services)
  const send = (interviewPlans: unknown) =>
    importer.importFiles({ 'one/bundle.json': aBundle({ externalId: 'again', interviewPlans }) }, companyId)
  const interviewerInfoList = [{ interviewerName: '周予川' }]
  await send([plan('p1', { interviewerInfoList }), plan('p2', { interviewerInfoList })])
  const { db, clock } = server.services
  const planOf = (externalId: string) =>
    db.selectFrom('interviewPlan').where('companyId', '=', companyId).where('externalId', '=', externalId)
  const answered = planOf('p1').select('id')
  await db
    .updateTable('interviewPlanInterviewer')
    .where('planId', 'in', answered)
    .set({ receiveStatus: 1, answeredAt: clock.now() })
    .execute()
  await send([plan('p1', { interviewRoundName: '改名' }), plan('p3')])
  const names = await db
    .selectFrom('interviewPlan')
    .where('companyId', '=', companyId)
    .orderBy('externalId')
    .select(['externalId', 'roundName'])
    .execute()
  expect(names).toEqual([
    { externalId: 'p1', roundName: '技术初试' },
    { externalId: 'p3', roundName: '技术初试' },
  ])
})
