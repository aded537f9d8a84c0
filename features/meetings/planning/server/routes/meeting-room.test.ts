import { hourMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { queryInterviewPlan } from '../../../candidate-plans/contract.ts'
import { changeInterviewPlan, createInterviewPlans, updateInterviewDate } from '../../contract/planning.ts'
import { listRoomTypes } from '../../contract/reading.ts'

const server = serverUnderTest({ meetingServer: 'https://meet.example' })

async function aRoom() {
  const { services, clock } = server
  const { db } = services
  const { companyId, token } = await anAccount(services, { userType: 'general' })
  const interviewer = (name: string) => anAccount(services, { companyId, userType: 'interviewer', name })
  const lead = await interviewer('周予川')
  const second = await interviewer('何静姝')
  const { candidateId } = await aCandidate(services, { companyId })
  await db.updateTable('candidate').where('id', '=', candidateId).set({ email: 'su@mail.example' }).execute()
  const start = Math.floor(clock.now().getTime() / hourMs + 24) * hourMs
  const wish = {
    interviewRoundName: '二面',
    interviewStartTime: start,
    interviewEndTime: start + hourMs,
    planRoomType: 1,
    tencentMeetingUrl: 'https://elsewhere.example/1',
    interviewerIds: [lead.accountId],
    guestUserList: [{ guestUserName: '韩砚秋', email: 'han@person.example' }],
  }
  const { data } = await server.call(
    createInterviewPlans,
    { jobseekerChannelIds: [candidateId], ...wish },
    { token, lang: 'en' },
  )
  const of = { jobseekerChannelId: candidateId, interviewPlanId: data[0]?.interviewPlanId ?? '' }
  const entry = async () =>
    (await server.call(queryInterviewPlan, { jobseekerChannelId: candidateId }, { token })).data[0]
  const change = (sequence: number, more: object) =>
    server.call(changeInterviewPlan, { ...of, sequence, ...wish, ...more }, { token, lang: 'en' })
  const mails = () =>
    db
      .selectFrom('mail')
      .where('companyId', '=', companyId)
      .orderBy('id')
      .select(['toAddress', 'bodyText', 'calendar'])
      .execute()
  return { token, lead, second, start, of, entry, change, mails }
}

test('a built-in room is offered, made with a name nobody guesses, and has a password for either side [P2-138 P2-139]', async () => {
  const { token, lead, entry, mails } = await aRoom()
  expect((await server.call(listRoomTypes, {}, { token })).data.planRoomTypes).toEqual([0, 1, 3, 4])
  const plan = await entry()
  const [named] = plan?.interviewerInfoList ?? []
  expect(plan?.interviewRoomNo).toMatch(/^candor-[0-9a-f]{32}$/)
  expect(plan?.tencentMeetingUrl).toBe(`https://meet.example/${plan?.interviewRoomNo}`)
  expect(named?.interviewerPcInterviewUrl).toBe(plan?.tencentMeetingUrl)
  const passwords = [plan?.candidatePassword ?? '', named?.interviewerPassword ?? '']
  for (const password of passwords) expect(password).toMatch(/^[2-9A-HJ-NP-Za-km-z]{8}$/)
  expect(passwords[0]).not.toBe(passwords[1])
  const told = (await mails()).map(({ toAddress, bodyText, calendar }) => ({
    toAddress,
    link: bodyText.includes(plan?.tencentMeetingUrl ?? '-'),
    // A calendar file breaks its lines.
    knows: passwords.map((each) =>
      [bodyText, calendar?.replace(/\r?\n /g, '') ?? ''].map((text) => text.includes(each)),
    ),
  }))
  const yes = [true, true]
  const no = [false, false]
  expect(told).toEqual([
    { toAddress: 'su@mail.example', link: true, knows: [yes, no] },
    { toAddress: lead.email, link: true, knows: [no, yes] },
    { toAddress: 'han@person.example', link: true, knows: [no, no] },
  ])
})

test('the room stays the same while its time and its people change', async () => {
  const { token, lead, second, start, of, entry, change } = await aRoom()
  const before = await entry()
  const later = { interviewStartTime: start + 3 * hourMs, interviewEndTime: start + 4 * hourMs }
  await server.call(updateInterviewDate, { interviewPlanId: of.interviewPlanId, ...later }, { token })
  expect((await change(1, { ...later, interviewerIds: [second.accountId, lead.accountId] })).code).toBe(0)
  const after = await entry()
  const room = (plan: typeof after) => [
    plan?.interviewRoomNo,
    plan?.tencentMeetingUrl,
    plan?.candidatePassword,
  ]
  expect(room(after)).toEqual(room(before))
  const way = before?.interviewerInfoList[0]
  expect(after?.interviewerInfoList.map((each) => [each.interviewerName, each.interviewerPassword])).toEqual([
    ['何静姝', way?.interviewerPassword],
    ['周予川', way?.interviewerPassword],
  ])
})

test('with another place the room and its passwords are gone, and a later one is another', async () => {
  const { entry, change } = await aRoom()
  const before = await entry()
  await change(0, { planRoomType: 0, offlineLocation: '深圳', tencentMeetingUrl: '' })
  const away = await entry()
  expect([away?.interviewRoomNo, away?.candidatePassword, away?.tencentMeetingUrl]).toEqual([
    null,
    null,
    null,
  ])
  expect(away?.interviewerInfoList[0]).toMatchObject({
    interviewerPassword: null,
    interviewerPcInterviewUrl: null,
  })
  await change(1, {})
  const again = await entry()
  expect(again?.interviewRoomNo).toMatch(/^candor-/)
  expect(again?.interviewRoomNo).not.toBe(before?.interviewRoomNo)
})

test('each of several candidates has a room of their own', async () => {
  const { services } = server
  const { companyId, token, accountId } = await anAccount(services, { userType: 'general' })
  const candidates = [await aCandidate(services, { companyId }), await aCandidate(services, { companyId })]
  const start = server.clock.now().getTime() + 24 * hourMs
  const { code } = await server.call(
    createInterviewPlans,
    {
      jobseekerChannelIds: candidates.map(({ candidateId }) => candidateId),
      interviewRoundName: '群面',
      interviewStartTime: start,
      interviewEndTime: start + hourMs,
      planRoomType: 1,
      interviewerIds: [accountId],
    },
    { token },
  )
  expect(code).toBe(0)
  const rooms = await services.db
    .selectFrom('interviewPlan')
    .where('companyId', '=', companyId)
    .select(['roomNumber', 'candidatePassword'])
    .execute()
  expect(new Set(rooms.map(({ roomNumber }) => roomNumber)).size).toBe(2)
  expect(new Set(rooms.map(({ candidatePassword }) => candidatePassword)).size).toBe(2)
})
