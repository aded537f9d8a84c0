import { dayMs, minuteMs } from '@candor/kernel/durations'
import { anAccount, aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listMail, retryMail } from '../../contract.ts'
import { textKeptDays } from '../../rules/delivery.ts'
import { enqueueMails } from '../queries.ts'
import { forgetTexts, withdrawOverMails } from './forget-mails.ts'

const server = serverUnderTest({}, { mailer: { send: async () => {} } })

test('a text message that lies unsent is taken back once its code is over, and the code is forgotten', async () => {
  await server.services.db.deleteFrom('mail').execute()
  const { companyId } = await anAccount(server.services)
  const now = server.clock.now()
  const endsAt = new Date(now.getTime() + 5 * minuteMs)
  const words = { subject: 'Code', text: 'Code 482913', secret: '482913', via: { channel: 'sms' } } as const
  await enqueueMails(server.services.db, [{ companyId, to: '+86 13812345678', now, endsAt, ...words }])
  await server.services.db.updateTable('mail').set({ state: 'failed' }).execute()
  const stored = () => server.services.db.selectFrom('mail').selectAll().executeTakeFirst()
  await withdrawOverMails(server.services)
  expect(await stored()).toMatchObject({ state: 'failed', bodyText: 'Code 482913' })
  server.clock.pass(5 * minuteMs)
  await withdrawOverMails(server.services)
  expect(await stored()).toMatchObject({
    state: 'withdrawn',
    secret: null,
    lastError: 'tooLate',
    bodyText: 'Code ••••••',
  })
})

test('texts and calendar files of mails are deleted after 90 days, and the recipients stay', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  const { db, clock } = server.services
  await db.deleteFrom('mail').execute()
  const mail = async (to: string, state: string) => {
    const calendar = { method: 'REQUEST', content: 'BEGIN:VCALENDAR' } as const
    const words = { subject: 'Invited', text: 'Come', html: '<p>Come</p>', calendar, secret: 'Come' }
    const [id] = await enqueueMails(db, [{ companyId, to, now: clock.now(), ...words }])
    await db
      .updateTable('mail')
      .set({ state })
      .where('id', '=', id ?? '')
      .execute()
  }
  for (const state of ['sent', 'failed', 'withdrawn', 'kept', 'waiting'])
    await mail(`${state}@x.example`, state)
  server.clock.pass(textKeptDays * dayMs)
  expect(await forgetTexts(server.services)).toBe(0)
  server.clock.pass(1)
  await mail('new@x.example', 'failed')
  expect(await forgetTexts(server.services)).toBe(4)
  expect(await forgetTexts(server.services)).toBe(0)
  const gone = { bodyHtml: null, bodyText: '', calendar: null, calendarMethod: null, secret: null }
  const rows = await db.selectFrom('mail').where('bodyText', '=', '').orderBy('id').selectAll().execute()
  expect(rows).toHaveLength(4)
  for (const row of rows)
    expect(row).toMatchObject({ ...gone, toAddress: `${row.state}@x.example`, subject: 'Invited' })
  const token = await aToken(server.services, admin)
  const { list } = (await server.call(listMail, {}, { token })).data
  expect(list.map(({ to, text }) => [to, text !== null])).toEqual([
    ['new@x.example', true],
    ['waiting@x.example', true],
    ['kept@x.example', false],
    ['withdrawn@x.example', false],
    ['failed@x.example', false],
    ['sent@x.example', false],
  ])
  const failed = list.find(({ to }) => to === 'failed@x.example')
  const retried = await server.call(retryMail, { mailId: failed?.mailId ?? '' }, { token })
  expect(retried).toMatchObject({
    code: 1012,
    msg: 'The text of this email was deleted after its retention period, so it cannot be sent again',
  })
})
