import { RefusedForGood } from '@candor/kernel/services'
import { openFakeDingtalk } from '@candor/testkit/providers/dingtalk'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDingtalk } from './dingtalk.ts'

let app: Awaited<ReturnType<typeof openFakeDingtalk>>
beforeAll(async () => {
  app = await openFakeDingtalk()
})
beforeEach(() => void app.asked.splice(0))
afterAll(() => app.close())

const message = { conversation: 'cid1', sender: 'manager1', text: '请看 http://c.example' }
const token = (name: string, seconds = 7200) => ({ errcode: 0, access_token: name, expires_in: seconds })
const done = { errcode: 0, errmsg: 'ok', receiver: 'a' }

test('a message goes into its conversation with a token that is asked for once while it holds', async () => {
  app.answers.push(token('t1'), done, done, token('t2'), done)
  let now = 0
  const messenger = openDingtalk(app.url, () => now)
  await messenger.send(message)
  await messenger.send(message)
  now = 7200 * 1000
  await messenger.send(message)
  expect(app.asked.map(({ path }) => path)).toEqual([
    '/gettoken?appkey=key&appsecret=s%40cret',
    '/message/send_to_conversation?access_token=t1',
    '/message/send_to_conversation?access_token=t1',
    '/gettoken?appkey=key&appsecret=s%40cret',
    '/message/send_to_conversation?access_token=t2',
  ])
  expect(app.asked[1]?.body).toEqual({
    sender: 'manager1',
    cid: 'cid1',
    msg: { msgtype: 'text', text: { content: message.text } },
  })
})

test('a token that was taken back is replaced once, and what the app refuses is thrown in its own words', async () => {
  app.answers.push(token('t1'), { errcode: 42_001, errmsg: 'expired' }, token('t2'), done)
  await openDingtalk(app.url).send(message)
  expect(app.answers).toEqual([])
  app.answers.push(token('t1'), { errcode: 34_001, errmsg: 'invalid cid' })
  await expect(openDingtalk(app.url).send(message)).rejects.toThrow('DingTalk refused: invalid cid (34001)')
  app.answers.push({ errcode: 40_089, errmsg: 'bad key' })
  await expect(openDingtalk(app.url).send(message)).rejects.toThrow('DingTalk refused: bad key (40089)')
})

test.each([34_001, 34_002, 34_003, 34_006, 34_007, 34_012, 34_013, 40_003, 40_012, 40_015, 40_016, 40_017])(
  'a message that cannot reach its conversation is refused for good (%i)',
  async (errcode) => {
    app.answers.push(token('t1'), { errcode, errmsg: 'gone' })
    const refused = openDingtalk(app.url).send(message)
    await expect(refused).rejects.toThrow(new RefusedForGood(`DingTalk refused: gone (${errcode})`))
    await expect(refused).rejects.toBeInstanceOf(RefusedForGood)
  },
)

test('a wrong key or secret, and too many messages, are faults of this installation', async () => {
  app.answers.push({ errcode: 40_089, errmsg: 'bad key' })
  const login = openDingtalk(app.url).send(message)
  await expect(login).rejects.toMatchObject({ name: 'RefusedForUs', fault: 'login' })
  app.answers.push(token('t1'), { errcode: 90_018, errmsg: 'too many' })
  const limit = openDingtalk(app.url).send(message)
  await expect(limit).rejects.toMatchObject({ name: 'RefusedForUs', fault: 'limit' })
})

test.each([-1, 88, 34_015, 40_013, 90_018])(
  'a refusal that another message or a later try may not meet is not for good (%i)',
  async (errcode) => {
    app.answers.push(token('t1'), { errcode, errmsg: 'not now' })
    const refused = openDingtalk(app.url).send(message)
    await expect(refused).rejects.toThrow(`DingTalk refused: not now (${errcode})`)
    await expect(refused).rejects.not.toBeInstanceOf(RefusedForGood)
  },
)
