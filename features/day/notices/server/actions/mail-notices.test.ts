import { minuteMs } from '@candor/kernel/durations'
import type { CompanyId } from '@candor/kernel/ids'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { mailGraceMs } from '../../../../platform/notify/server/actions/notify.ts'
import { readNotices } from '../../contract.ts'
import { toldUnderTest } from '../routes/told-under-test.ts'
import { mailEveryMs, mailNotices } from './mail-notices.ts'

const server = serverUnderTest({}, { mailer: { send: async () => {} } })
const aTold = toldUnderTest(server)

const mailsOf = (companyId: CompanyId) =>
  server.services.db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .orderBy('id')
    .select(['toAddress', 'subject', 'bodyText', 'candidateIds'])
    .execute()

test('notices of some minutes go out as one mail, with who and what and the way there', async () => {
  const { tell, companyId, candidateId, reader } = await aTold()
  await tell('mentioned', { variant: 'remark', thingId: 'a' })
  await tell('mentioned', { variant: 'note', thingId: 'b' })
  await mailNotices(server.services)
  expect(await mailsOf(companyId)).toEqual([])
  server.clock.pass(mailGraceMs)
  await mailNotices(server.services)
  const [mail, ...more] = await mailsOf(companyId)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ toAddress: reader.email, subject: '2 条新通知', candidateIds: [candidateId] })
  expect(mail?.bodyText).toContain('沈知行在林晓彤的备注中提到你')
  expect(mail?.bodyText).toContain(`/shareurl?jobseekerChannelId=${candidateId}`)
  expect(mail?.bodyText).toContain('/account#notices')
})

test('later notices wait until ten minutes after the last mail', async () => {
  const { tell, companyId } = await aTold()
  await tell('mentioned', { thingId: 'a' })
  server.clock.pass(mailGraceMs)
  await mailNotices(server.services)
  await tell('mentioned', { thingId: 'b' })
  await tell('mentioned', { thingId: 'c' })
  server.clock.pass(mailGraceMs)
  await mailNotices(server.services)
  expect(await mailsOf(companyId)).toHaveLength(1)
  server.clock.pass(mailEveryMs)
  await mailNotices(server.services)
  await mailNotices(server.services)
  expect(await mailsOf(companyId)).toHaveLength(2)
})

test('a notice that was read meanwhile is not mailed', async () => {
  const { tell, list, companyId, reader } = await aTold()
  await tell('mentioned', { thingId: 'a' })
  const noticeIds = (await list()).list.map(({ noticeId }) => noticeId)
  await server.call(readNotices, { noticeIds }, { token: reader.token })
  server.clock.pass(mailGraceMs)
  await mailNotices(server.services)
  expect(await mailsOf(companyId)).toEqual([])
})

test('a candidate whom the account may not see any more is not named in a mail', async () => {
  const { tell, companyId } = await aTold({}, 'interviewer')
  await tell('mentioned', { thingId: 'a' })
  server.clock.pass(mailGraceMs)
  await mailNotices(server.services)
  expect(await mailsOf(companyId)).toEqual([])
})

test('an account that was frozen meanwhile gets no mail', async () => {
  const { tell, companyId, reader } = await aTold()
  await tell('mentioned', { thingId: 'a' })
  await server.services.db
    .updateTable('account')
    .set({ userType: 'freeze' })
    .where('id', '=', reader.accountId)
    .execute()
  server.clock.pass(mailGraceMs)
  await mailNotices(server.services)
  expect(await mailsOf(companyId)).toEqual([])
})

test('without a mail server notices stay in the bell', async () => {
  const { tell, list, companyId } = await aTold()
  await tell('mentioned', { thingId: 'a' })
  server.clock.pass(mailGraceMs)
  const { services } = server
  await mailNotices({ ...services, mailer: null })
  server.clock.pass(10 * minuteMs)
  await mailNotices(services)
  expect(await mailsOf(companyId)).toEqual([])
  expect((await list()).list).toHaveLength(1)
})
