import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { readAppointment, reserveTime, respondToPlan } from '../../contract/choosing.ts'
import { listOfferedTimes, makeScheduleLink, offerTimes } from '../../contract/offering.ts'
import { anInvited, sent, storedPlan, timeOf } from './appointment-under-test.ts'

const server = serverUnderTest()

async function aRecruiter() {
  const invited = await anInvited(server, { hours: [] })
  const { companyId, candidateId, planId } = invited
  const { token } = await anAccount(server.services, { companyId })
  const { db } = server.services
  await db
    .updateTable('candidate')
    .set({ email: 'su@person.example' })
    .where('id', '=', candidateId)
    .execute()
  const of = { jobseekerChannelId: candidateId, interviewPlanId: planId }
  return {
    ...invited,
    of,
    token,
    offer: (hours: readonly number[], lang = 'en') =>
      server.call(
        offerTimes,
        { ...of, times: hours.map((hour) => sent(timeOf(server, hour))) },
        { token, lang },
      ),
    offerAs: (times: { startTime: number; endTime: number }[]) =>
      server.call(offerTimes, { ...of, times }, { token }),
    listed: async () => (await server.call(listOfferedTimes, of, { token })).data,
    mails: () => db.selectFrom('mail').where('companyId', '=', companyId).selectAll().execute(),
  }
}

test('the candidate is mailed a link by which the offered times are chosen', async () => {
  const { offer, listed, mails } = await aRecruiter()
  expect((await offer([0, 2], 'cn')).code).toBe(0)
  const [mail] = await mails()
  expect(mail).toMatchObject({ toAddress: 'su@person.example', subject: '云间科技邀请您选择面试时间' })
  const sign = /schedule-an-interview\?sign=(\S+)/.exec(mail?.bodyText ?? '')?.[1] ?? ''
  expect(mail?.secret).toBe(sign)
  expect((await server.call(readAppointment, { sign })).data.times).toHaveLength(2)
  await server.call(reserveTime, { sign, ...sent(timeOf(server, 2)) })
  expect((await listed()).times.map(({ state }) => state)).toEqual(['open', 'chosen'])
})

test.each([
  ['cn', '选择面试时间：'],
  ['en', 'Choose a time:'],
  ['zh-TW', '選擇面試時間：'],
])('the link stands below its words, with the colon of the language: %s', async (lang, words) => {
  const { offer, mails } = await aRecruiter()
  await offer([0], lang)
  const [mail] = await mails()
  const lines = mail?.bodyText.split('\n') ?? []
  expect(lines[lines.indexOf(words) + 1]).toMatch(/^http:.*sign=/)
})

test('a new offer replaces the other times, and the chosen time stays', async () => {
  const { offer, listed, sign } = await aRecruiter()
  await offer([0, 2])
  await server.call(reserveTime, { sign, ...sent(timeOf(server, 0)) })
  await offer([0, 4, 6])
  expect(await listed()).toMatchObject({
    times: [0, 4, 6].map((hour) => ({
      ...sent(timeOf(server, hour)),
      state: hour === 0 ? 'chosen' : 'open',
    })),
  })
})

test('a colleague’s offer is not replaced unseen: the refusal holds it, and after that it can be', async () => {
  const { of, token, listed, offer } = await aRecruiter()
  const { revision } = await listed()
  await offer([4])
  const late = { ...of, times: [sent(timeOf(server, 0))] }
  const refused = await server.call(offerTimes, { ...late, revision }, { token, lang: 'en' })
  expect(refused).toMatchObject({
    code: 1012,
    msg: 'A colleague has just changed the offered times. Look at them, then offer again',
    data: { offer: { revision: revision + 1, times: [sent(timeOf(server, 4))] } },
  })
  expect((await listed()).times).toMatchObject([sent(timeOf(server, 4))])
  expect((await server.call(offerTimes, { ...late, revision: revision + 1 }, { token })).code).toBe(0)
  expect((await listed()).times).toMatchObject([sent(timeOf(server, 0))])
})

test('a candidate for whom no time suits is asked anew, and the company reads why', async () => {
  const { offer, listed, sign, planId } = await aRecruiter()
  await offer([0])
  await server.call(respondToPlan, { sign, responseStatus: 2, reason: 'Fridays only' })
  expect((await listed()).reason).toBe('Fridays only')
  await offer([2])
  expect(await storedPlan(server, planId)).toMatchObject({ responseStatus: 0, responseReason: null })
  expect((await server.call(readAppointment, { sign })).data.stage).toBe('choosing')
})

test('times offered in place of a set one ask the interviewers again', async () => {
  const { offer, planId } = await aRecruiter()
  const { db } = server.services
  const answer = async (receiveStatus: number) => {
    const ofPlan = db.updateTable('interviewPlanInterviewer').where('planId', '=', planId)
    await ofPlan.set({ receiveStatus, answeredAt: server.clock.now() }).execute()
  }
  const answers = () =>
    db
      .selectFrom('interviewPlanInterviewer')
      .where('planId', '=', planId)
      .select(['receiveStatus', 'answeredAt'])
      .execute()
  await answer(2)
  await offer([0])
  expect(await answers()).toMatchObject([{ receiveStatus: 2 }])
  await db.updateTable('interviewPlan').set(timeOf(server, 6)).where('id', '=', planId).execute()
  await offer([2])
  expect(await answers()).toEqual([{ receiveStatus: 0, answeredAt: null }])
})

test('a plan whose times are offered has no day any more', async () => {
  const { offer, planId } = await aRecruiter()
  const { db } = server.services
  const plan = db.updateTable('interviewPlan').where('id', '=', planId)
  await plan.set({ ...timeOf(server, 6), interviewDate: '2026-11-30' }).execute()
  await offer([2])
  const columns = ['startsAt', 'interviewDate'] as const
  const stored = await db.selectFrom('interviewPlan').where('id', '=', planId).select(columns).execute()
  expect(stored).toEqual([{ startsAt: null, interviewDate: null }])
})

test('an offer that is taken back ends its links', async () => {
  const { offer, sign, mails } = await aRecruiter()
  await offer([0])
  expect((await offer([])).code).toBe(0)
  expect((await server.call(readAppointment, { sign })).code).toBe(1005)
  expect(await mails()).toHaveLength(1)
})

test('times are refused by their field: past, without an end, twice, too long, too far or too many', async () => {
  const { offerAs, listed, mails } = await aRecruiter()
  const fine = sent(timeOf(server, 0))
  const { startTime } = fine
  const day = 24 * 60 * 60 * 1000
  const wrong = [
    [{ startTime, endTime: startTime }, 'endTime', 'A time must end after it starts'],
    [{ startTime: startTime - 3 * day, endTime: startTime }, 'startTime', 'This time has already passed'],
    [fine, 'startTime', 'The same time is entered twice'],
    [
      { startTime: startTime + 1, endTime: startTime + day },
      'startTime',
      'An interview can last at most 12 hours',
    ],
    [
      { startTime: startTime + 400 * day, endTime: startTime + 400 * day + 1 },
      'startTime',
      'A time can be at most one year ahead',
    ],
  ] as const
  for (const [time, field, msg] of wrong) {
    expect(await offerAs([fine, time])).toMatchObject({
      code: 1003,
      msg,
      data: { field: `times.1.${field}` },
    })
  }
  expect(
    (
      await offerAs(
        Array.from({ length: 61 }, (_, index) => ({
          startTime: startTime + index,
          endTime: startTime + day,
        })),
      )
    ).code,
  ).toBe(1003)
  expect((await listed()).times).toEqual([])
  expect(await mails()).toEqual([])
})

test('without an address a link is made to be handed over, which nobody is told again', async () => {
  const { offer, of, token, candidateId, mails } = await aRecruiter()
  const { db } = server.services
  await db.updateTable('candidate').set({ email: null }).where('id', '=', candidateId).execute()
  expect((await offer([0])).data).toEqual({ isMailed: false })
  expect(await mails()).toEqual([])
  const idempotencyKey = '0190f5a2-7c1e-7d35-9f7b-3d1c5d6e7f80'
  const made = await server.call(makeScheduleLink, of, { token, idempotencyKey })
  const sign = /\?sign=(\S+)$/.exec(made.data.address)?.[1] ?? ''
  expect((await server.call(readAppointment, { sign })).data.times).toHaveLength(1)
  const kept = await db.selectFrom('answeredRequest').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(sign)
})

test('no times are offered for a cancelled interview', async () => {
  const { offer, of, token, planId } = await aRecruiter()
  const { db } = server.services
  await db.updateTable('interviewPlan').set({ status: 3 }).where('id', '=', planId).execute()
  expect(await offer([0])).toMatchObject({ code: 1012, msg: 'This interview was cancelled' })
  expect((await server.call(makeScheduleLink, of, { token })).code).toBe(1012)
})
