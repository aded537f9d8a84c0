import { anAccount, anInterview } from '@candor/testkit/builders'
import { openFakeDingtalk } from '@candor/testkit/providers/dingtalk'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { openDingtalk } from '../../../../../apps/server/src/plumbing/providers/dingtalk.ts'
import { deliverBy } from '../../../../platform/mail/server/jobs.ts'
import { sendMessage, shareReport } from '../../contract/messaging.ts'
import { checkReportPassword, listShares } from '../../contract.ts'

const deliverMessages = deliverBy('dingtalk')

const server = serverUnderTest()
const key = '0195a000-0000-4000-8000-000000000002'

async function aReport() {
  const { companyId, token } = await anAccount(server.services)
  const { candidateId, interviewId } = await anInterview(server.services, { companyId })
  const shareUrl = `http://127.0.0.1:3000/newShareReport?userid=${candidateId}`
  const given = { corpId: 'ding1', currentUserId: 'manager1', appId: '4', cid: 'cid1' }
  return { token, candidateId, input: { shareUrl, ...given, interviewId, jobseekerChannelId: candidateId } }
}

const open = async (shareUrl: string | null, pin?: string) => {
  const id = new URL(shareUrl ?? '').searchParams.get('userid') ?? ''
  return (await server.call(checkReportPassword, { id, pin })).data.visit
}

test('a share for a messaging app that is not set up is made, and its link handed over', async () => {
  const { token, input } = await aReport()
  const { code, data } = await server.call(sendMessage, input, { token })
  expect([code, data.isQueued, data.hasPassword, data.password]).toEqual([0, false, false, null])
  expect(await open(data.shareUrl)).not.toBe(null)
})

test('a link goes into the conversation of the app, once, and its password does not [R7-081 P7-049 P7-050]', async () => {
  const app = await openFakeDingtalk()
  app.answers.push({ errcode: 0, access_token: 't1', expires_in: 7200 }, { errcode: 0, errmsg: 'ok' })
  Object.assign(server.services, { messenger: openDingtalk(app.url) })
  const { token, input, candidateId } = await aReport()
  const chosen = { ...input, days: 7, hasPassword: true, language: 'cn' as const, note: '请看账本' }
  const as = { token, idempotencyKey: key }
  const { data } = await server.call(shareReport, chosen, as)
  const again = await server.call(shareReport, chosen, as)
  expect(again.data).toEqual({ ...data, shareUrl: null, password: null })
  expect(again.data.hasPassword).toBe(true)
  expect(await deliverMessages(server.services)).toBe(1)
  expect(app.asked.map(({ path }) => path)).toEqual([
    '/gettoken?appkey=key&appsecret=s%40cret',
    '/message/send_to_conversation?access_token=t1',
  ])
  const sent = JSON.stringify(app.asked[1]?.body)
  expect(sent).toContain('"sender":"manager1","cid":"cid1"')
  expect(sent).toContain(data.shareUrl)
  expect(sent).toContain('请看账本')
  expect(sent).not.toContain(data.password)
  expect(await open(data.shareUrl, data.password ?? '')).not.toBe(null)
  const listed = await server.call(listShares, { jobseekerChannelId: candidateId }, { token })
  expect(listed.data.shares).toMatchObject([{ to: null, mails: [{ kind: 'message', state: 'sent' }] }])
  // The call of the specification shares all that may be shared, and is queued as well.
  expect((await server.call(sendMessage, input, { token })).data).toMatchObject({ isQueued: true })
  app.close()
})
