import { openFakeWechat } from '@candor/testkit/providers/wechat'
import { TestClock } from '@candor/testkit/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWechat } from './wechat.ts'

let wechat: Awaited<ReturnType<typeof openFakeWechat>>
beforeAll(async () => {
  wechat = await openFakeWechat()
})
beforeEach(() => {
  wechat.asked.splice(0)
  wechat.answers.splice(0)
})
afterAll(() => wechat.close())

const clock = new TestClock()
/** With a timeout that is long enough for a busy machine. */
const app = (key = 'a key') => openWechat(wechat.account, key, clock, 3_000)

test('a browser is sent to the app in the base scope, with the state, and comes back to /auth', () => {
  const { origin } = new URL(wechat.account.authorizeUrl)
  expect(app().authorizeUrl('abc123')).toBe(
    `${origin}/connect/oauth2/authorize?appid=wx1&redirect_uri=http%3A%2F%2Fm.candor.example%2Fauth&response_type=code&scope=snsapi_base&state=abc123#wechat_redirect`,
  )
})

test('a code is exchanged for the openId once', async () => {
  const code = wechat.giveCode('oPerson-7')
  expect(await app().exchange(code)).toBe('oPerson-7')
  expect(wechat.asked).toEqual([
    {
      path: '/sns/oauth2/access_token',
      query: { appid: 'wx1', secret: 's3cret', code, grant_type: 'authorization_code' },
    },
  ])
  await expect(app().exchange(code)).rejects.toThrow('code been used (40163)')
})

test('a code that is over, or was never given, is refused in the app’s own words', async () => {
  await expect(app().exchange(wechat.giveCode('oPerson-7', 0))).rejects.toThrow('code expired (42003)')
  await expect(app().exchange('made-up')).rejects.toThrow('invalid code (40029)')
})

test.each([
  ['names nobody', {}, 'did not say who it is'],
  ['names somebody by a number', { openid: 42 }, 'did not say who it is'],
  ['names somebody by an object', { openid: { $ne: '' } }, 'did not say who it is'],
  ['names somebody by nothing', { openid: '' }, 'did not say who it is'],
  ['names somebody by what is no id', { openid: "x' or 1=1 --" }, 'did not say who it is'],
  ['answers a list', '[]', 'no answer that could be read'],
  ['answers no JSON', '<html>', 'no answer that could be read'],
  [
    'answers a megabyte',
    JSON.stringify({ openid: 'oPerson-7', more: 'x'.repeat(2 ** 20) }),
    'no answer that could be read',
  ],
])('where the app %s nobody is signed in', async (_case, answer, words) => {
  wechat.answers.push(answer)
  await expect(app().exchange('c')).rejects.toThrow(words)
})

test('where the app says nothing nobody is signed in', async () => {
  wechat.answers.push('silence')
  const hasty = openWechat(wechat.account, 'a key', clock, 300)
  await expect(hasty.exchange('c')).rejects.toThrow('took too long')
})

test('the message of a failure never holds the app’s secret', async () => {
  const away = openWechat({ ...wechat.account, apiUrl: 'http://127.0.0.1:9' }, 'k', clock)
  const error = await away.exchange('c').then(
    () => null,
    (failed: unknown) => failed,
  )
  expect(String(error)).toBe('Error: WeChat cannot be reached')
})

test('a proof holds for twelve hours, for whom it was written, and only where it was written', () => {
  const proof = app().prove('oPerson-7')
  expect(app().proven(proof)).toBe('oPerson-7')
  expect(app('another key').proven(proof)).toBeNull()
  expect(app().proven(proof.replace('oPerson-7', 'oPerson-8'))).toBeNull()
  const [openId, , signature] = proof.split('.')
  expect(app().proven(`${openId}.99999999999999.${signature}`)).toBeNull()
  for (const odd of ['', '.', '..', `${proof}.x`, 'a.b.c', `${proof.slice(0, -1)}`])
    expect(app().proven(odd)).toBeNull()
  clock.pass(12 * 60 * 60 * 1000)
  expect(app().proven(proof)).toBeNull()
})
