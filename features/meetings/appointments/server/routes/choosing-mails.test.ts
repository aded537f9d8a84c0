import { serverUnderTest } from '@candor/testkit/server'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { readAppointment, reserveTime, respondToPlan } from '../../contract/choosing.ts'
import { anInvited, sent, timeOf } from './appointment-under-test.ts'

const server = serverUnderTest()

test('a chosen time is mailed to the candidate and the interviewers, once', async () => {
  const { sign, candidateId, companyId, interviewer } = await anInvited(server)
  const { db } = server.services
  await db
    .updateTable('candidate')
    .set({ email: 'su@person.example' })
    .where('id', '=', candidateId)
    .execute()
  const chosen = sent(timeOf(server, 2))
  for (let turn = 0; turn < 2; turn += 1) await server.call(reserveTime, { sign, ...chosen })
  const mails = await db.selectFrom('mail').where('companyId', '=', companyId).select('toAddress').execute()
  expect(mails.map(({ toAddress }) => toAddress).toSorted()).toEqual(
    [interviewer.email, 'su@person.example'].toSorted(),
  )
})

test.each([
  ['cn', '您好！您选定的“技术面”面试时间已确认，无需再次确认。', '候选人把这场面试改到了另一个时间。'],
  [
    'en',
    'the time that you chose for “技术面” is confirmed. You do not need to confirm it again.',
    'The candidate has rescheduled this interview.',
  ],
  ['zh-TW', '您好！您選定的「技术面」面試時間已確認，無需再次確認。', '候選人把這場面試改到了另一個時間。'],
] as const)(
  'mails say that the candidate has chosen or moved the time, in the name of nobody else, %s',
  async (lang, toCandidate, toInterviewer) => {
    const { sign, candidateId, interviewer } = await anInvited(server)
    const { db } = server.services
    const email = `su-${lang}@person.example`
    await db.updateTable('candidate').set({ email }).where('id', '=', candidateId).execute()
    for (const hour of [0, 2])
      await server.call(reserveTime, { sign, ...sent(timeOf(server, hour)) }, { lang })
    const textsTo = async (address: string) => {
      const mails = db.selectFrom('mail').where('toAddress', '=', address).orderBy('id').select('bodyText')
      return (await mails.execute()).map(({ bodyText }) => bodyText)
    }
    const [chosen] = await textsTo(email)
    const [, moved] = await textsTo(interviewer.email)
    expect([chosen, moved]).toEqual([
      expect.stringContaining(toCandidate),
      expect.stringContaining(toInterviewer),
    ])
    expect(`${chosen}${moved}`).not.toMatch(/周予川 (安排|修改)|has (scheduled|changed)/)
  },
)

test.each([
  ['cn', '如需改期或取消，请打开：', '请打开链接，确认是否参加'],
  ['en', 'To reschedule or cancel, open: ', 'whether you can come'],
  ['zh-TW', '如需改期或取消，請開啟：', '請開啟連結，確認是否參加'],
] as const)(
  'a candidate who has chosen a time is not asked to confirm it, and gets one mail with a calendar file, as text and HTML, %s',
  async (lang, settled, asked) => {
    const { sign, candidateId, planId } = await anInvited(server)
    const { db } = server.services
    const email = `fixed-${lang}@person.example`
    await db.updateTable('candidate').set({ email }).where('id', '=', candidateId).execute()
    await db.deleteFrom('interviewPlanInterviewer').where('planId', '=', planId).execute()
    await server.call(reserveTime, { sign, ...sent(timeOf(server, 2)) }, { lang })
    const mails = await db.selectFrom('mail').where('toAddress', '=', email).selectAll().execute()
    expect(mails).toHaveLength(1)
    const { bodyText = '', bodyHtml, calendar, calendarMethod } = mails[0] ?? {}
    expect(calendarMethod).toBe('REQUEST')
    for (const text of [bodyText, bodyHtml ?? '']) {
      expect(text).not.toContain(asked)
      expect(text).not.toMatch(/\d\d:\d\d:\d\d/)
      // Without interviewers there is no line for them.
      expect(text).not.toMatch(/面试官：|面試官：|Interviewers:/)
    }
    expect(bodyText).toContain(settled)
    expect(bodyHtml).toContain('<meta name="viewport"')
    // The link of the mail opens what was reserved, and can still give it up.
    const own = /\?sign=([\w-]+)/.exec(bodyText)?.[1] ?? ''
    expect(bodyHtml).toContain(own)
    expect(calendar?.replaceAll('\r\n ', '')).not.toContain(own)
    const { data } = await server.call(readAppointment, { sign: own })
    expect(data).toMatchObject({ stage: 'reserved', mayCancel: true })
  },
)

test('the calendar file of a reserved time is the mailed calendar entry, in the words of the page', async () => {
  const { sign, planId, candidateId, companyId } = await anInvited(server, {
    plan: { roomType: 1, candidatePassword: 'kd27rx' },
  })
  const { db } = server.services
  await db
    .updateTable('candidate')
    .set({ email: 'su@person.example' })
    .where('id', '=', candidateId)
    .execute()
  const entryOf = (text: string | null | undefined) => {
    const event = new ICAL.Component(ICAL.parse(text ?? '')).getFirstSubcomponent('vevent')
    const value = (name: string) => String(event?.getFirstPropertyValue(name))
    return ['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'status'].map(value)
  }
  for (const hour of [0, 2]) {
    const { data } = await server.call(reserveTime, { sign, ...sent(timeOf(server, hour)) }, { lang: 'cn' })
    const mails = db.selectFrom('mail').where('companyId', '=', companyId).orderBy('id', 'desc')
    const mail = await mails
      .where('toAddress', '=', 'su@person.example')
      .select('calendar')
      .executeTakeFirst()
    expect(entryOf(data.calendarFile)).toEqual(entryOf(mail?.calendar))
    expect(entryOf(data.calendarFile)[0]).toBe(`${planId}@calendar.example`)
    expect(data.calendarFile).toContain('SUMMARY:云间科技面试：')
    expect(data.calendarFile).not.toMatch(/kd27rx|苏晴岚/)
  }
  await server.call(respondToPlan, { sign, responseStatus: 3 })
  expect((await server.call(readAppointment, { sign })).data.calendarFile).toBeNull()
})

test('the calendar file of an interview without an end lasts an hour', async () => {
  const { startsAt } = timeOf(server, 2)
  const { sign } = await anInvited(server, { hours: [], plan: { startsAt, responseStatus: 1 } })
  const { calendarFile } = (await server.call(readAppointment, { sign })).data
  const event = new ICAL.Component(ICAL.parse(calendarFile ?? '')).getFirstSubcomponent('vevent')
  expect(event && new ICAL.Event(event).duration.toSeconds()).toBe(3600)
})
