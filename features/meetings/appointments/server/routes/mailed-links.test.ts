import { hourMs } from '@candor/kernel/durations'
import { aCandidate, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  cancelInterviewPlan,
  changeInterviewPlan,
  createInterviewPlans,
} from '../../../planning/contract/planning.ts'
import { lockInterviewers } from '../../../planning/server/queries/taken.ts'
import { readAppointment, reserveTime, respondToPlan } from '../../contract/choosing.ts'
import { answerInvitation, readInvitation } from '../../contract/invitation.ts'
import { offerTimes } from '../../contract/offering.ts'

const server = serverUnderTest()
const Refused = z.object({
  data: z.object({ cancelled: z.looseObject({ interviewRoundName: z.string() }) }),
})
type Mailed = Awaited<ReturnType<Awaited<ReturnType<typeof aMailedPlan>>['mailed']>>

/** An interview that was planned by the screen's own call, and the links that its mails carry. */
async function aMailedPlan() {
  const { services } = server
  const { companyId, token } = await anAccount(services, { userType: 'general' })
  const interviewer = await anAccount(services, { companyId, userType: 'interviewer' })
  const { candidateId } = await aCandidate(services, { companyId })
  const { db, clock } = services
  await db.updateTable('candidate').where('id', '=', candidateId).set({ email: 'su@mail.example' }).execute()
  const startsAt = clock.now().getTime() + 48 * hourMs
  const wish = {
    interviewRoundName: '技术面',
    interviewStartTime: startsAt,
    interviewEndTime: startsAt + hourMs,
    planRoomType: 3,
    tencentMeetingUrl: 'https://meeting.example/j/1',
    interviewerIds: [interviewer.accountId],
    guestUserList: [{ guestUserName: '何静姝', email: 'he@guest.example' }],
  }
  const { data } = await server.call(
    createInterviewPlans,
    { jobseekerChannelIds: [candidateId], ...wish },
    { token },
  )
  const of = { jobseekerChannelId: candidateId, interviewPlanId: data[0]?.interviewPlanId ?? '' }
  /** The newest mail to each, with the link that it carries. */
  const mailed = async () => {
    const mails = await db
      .selectFrom('mail')
      .where('companyId', '=', companyId)
      .orderBy('id')
      .selectAll()
      .execute()
    const newest = (address: string) => {
      const mail = mails.findLast(({ toAddress }) => toAddress === address)
      const [, page, sign] = /(\/[\w/-]+)\?sign=([\w-]+)/.exec(mail?.bodyText ?? '') ?? []
      return { page, sign: sign ?? '', calendar: mail?.calendar ?? '', secret: mail?.secret ?? null }
    }
    return {
      candidate: newest('su@mail.example'),
      interviewer: newest(interviewer.email),
      guest: newest('he@guest.example'),
    }
  }
  return { token, wish, of, mailed, interviewer }
}

test('the mails of a planned interview carry each reader’s own link, which no calendar shows', async () => {
  const { mailed } = await aMailedPlan()
  const { candidate, interviewer, guest } = await mailed()
  expect([candidate.page, interviewer.page, guest.page]).toEqual([
    '/schedule-an-interview/confirm-reserve',
    '/acceptPage',
    undefined,
  ])
  for (const { sign, calendar, secret } of [candidate, interviewer]) {
    expect(secret).toBe(sign)
    expect(calendar.replace(/\r\n /g, '')).not.toContain(sign)
  }
  const { data } = await server.call(answerInvitation, {
    sign: interviewer.sign,
    interviewerReceiveStatus: 1,
  })
  expect(data.interviewerReceiveStatus).toBe(1)
  expect((await server.call(readAppointment, { sign: candidate.sign })).data.stage).toBe('answering')
  expect((await server.call(respondToPlan, { sign: candidate.sign, responseStatus: 1 })).data.stage).toBe(
    'reserved',
  )
})

test('a change ends the links of earlier mails; links of a cancelled interview name it', async () => {
  const { token, wish, of, mailed } = await aMailedPlan()
  const before = await mailed()
  const later = {
    interviewStartTime: wish.interviewStartTime + hourMs,
    interviewEndTime: wish.interviewEndTime + hourMs,
  }
  await server.call(changeInterviewPlan, { ...of, ...wish, ...later, sequence: 0 }, { token })
  const after = await mailed()
  const opens = async ({ candidate, interviewer }: typeof before) => [
    (await server.call(readAppointment, { sign: candidate.sign })).code,
    (await server.call(readInvitation, { sign: interviewer.sign })).code,
  ]
  expect(await opens(before)).toEqual([1005, 1005])
  expect(await opens(after)).toEqual([0, 0])
  await server.call(cancelInterviewPlan, { ...of, reason: '' }, { token })
  expect(await opens(after)).toEqual([1012, 1012])
  expect(await opens(before)).toEqual([1005, 1005])
  const { body, ...told } = await server.call(
    respondToPlan,
    { sign: after.candidate.sign, responseStatus: 1 },
    { lang: 'cn' },
  )
  expect(told).toMatchObject({ code: 1012, msg: '公司已取消这场面试' })
  const { cancelled } = Refused.parse(JSON.parse(body)).data
  expect(cancelled.interviewRoundName).toBe('技术面')
  expect(Object.keys(cancelled).sort()).toEqual([
    'companyName',
    'companyNameLatin',
    'interviewRoundName',
    'positionName',
    'positionNameLatin',
  ])
  expect((await mailed()).interviewer.page).toBeUndefined()
})

test('the link by which a candidate moves their interview goes on working, and the interviewer is asked again by a new one', async () => {
  const { token, of, mailed } = await aMailedPlan()
  const times = [72, 74].map((hours) => {
    const startTime = server.clock.now().getTime() + hours * hourMs
    return { startTime, endTime: startTime + hourMs }
  })
  const [first, second] = times
  if (!first || !second) throw new Error('a time is missing')
  await server.call(offerTimes, { ...of, times }, { token })
  await server.call(reserveTime, { sign: (await mailed()).candidate.sign, ...first })
  const { candidate, interviewer } = await mailed()
  await server.call(answerInvitation, { sign: interviewer.sign, interviewerReceiveStatus: 1 })
  for (let turn = 0; turn < 2; turn += 1) {
    const moved = await server.call(reserveTime, { sign: candidate.sign, ...second })
    expect(moved.data).toMatchObject({ hasMoved: true, interviewStartTime: second.startTime })
  }
  expect((await server.call(readAppointment, { sign: candidate.sign })).data.hasMoved).toBe(true)
  expect((await server.call(readInvitation, { sign: interviewer.sign })).code).toBe(1005)
  const after = await mailed()
  expect(after.candidate.sign).not.toBe(candidate.sign)
  expect((await server.call(readInvitation, { sign: after.interviewer.sign })).data).toMatchObject({
    interviewStartTime: second.startTime,
    interviewerReceiveStatus: 0,
  })
})

test.each([
  [
    'a candidate',
    ({ candidate: { sign } }: Mailed) => server.call(respondToPlan, { sign, responseStatus: 1 }),
  ],
  [
    'an interviewer',
    ({ interviewer: { sign } }: Mailed) =>
      server.call(answerInvitation, { sign, interviewerReceiveStatus: 1 }),
  ],
])(
  'the answer of %s by a link that a change under way revokes is never stored for the new time',
  async (_who, answer) => {
    const { token, wish, of, mailed, interviewer } = await aMailedPlan()
    const { services } = server
    const before = await mailed()
    const later = {
      interviewStartTime: wish.interviewStartTime + hourMs,
      interviewEndTime: wish.interviewEndTime + hourMs,
    }
    const sent = await services.db.transaction().execute(async (db) => {
      // The change holds the plan and waits for the interviewer's times; the answer waits for the plan.
      await lockInterviewers(db, [interviewer.accountId])
      const changing = server.call(changeInterviewPlan, { ...of, ...wish, ...later, sequence: 0 }, { token })
      await expect.poll(() => countWaiting(services)).toBe(1)
      const answering = answer(before)
      await expect.poll(() => countWaiting(services)).toBe(2)
      return { changing, answering }
    })
    expect((await sent.changing).code).toBe(0)
    expect((await sent.answering).code).toBe(1005)
    const { candidate, interviewer: invited } = await mailed()
    expect((await server.call(readAppointment, { sign: candidate.sign })).data.stage).toBe('answering')
    expect((await server.call(readInvitation, { sign: invited.sign })).data.interviewerReceiveStatus).toBe(0)
  },
)
