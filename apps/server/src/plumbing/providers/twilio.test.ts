import { OutcomeUnknown, RefusedForGood, RefusedForUs } from '@candor/kernel/services'
import { openFakeTwilio } from '@candor/testkit/providers/twilio'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTwilio } from './twilio.ts'

let provider: Awaited<ReturnType<typeof openFakeTwilio>>
beforeAll(async () => {
  provider = await openFakeTwilio()
})
beforeEach(() => {
  provider.asked.splice(0)
  provider.answers.splice(0)
})
afterAll(() => provider.close())

const message = { to: '+8613812345678', text: '验证码 123456' }
const texter = (from = '+15551234567') => openTwilio({ url: provider.url, from }, 200)
const failure = () =>
  texter()
    .sendText(message)
    .then(
      () => null,
      (error: unknown) => error,
    )

test('a text message goes out over the Messages API, from a number or a messaging service', async () => {
  await texter().sendText(message)
  await texter('MG0123456789abcdef0123456789abcdef').sendText(message)
  expect(provider.asked).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:t@ken').toString('base64')}`,
      form: { To: '+8613812345678', From: '+15551234567', Body: '验证码 123456' },
    },
    expect.objectContaining({
      form: { To: message.to, MessagingServiceSid: 'MG0123456789abcdef0123456789abcdef', Body: message.text },
    }),
  ])
})

test('a number that is refused is refused for good, in the provider’s words', async () => {
  provider.answers.push({ status: 400, body: { code: 21_211, message: 'Invalid To number', status: 400 } })
  const error = await failure()
  expect(error).toBeInstanceOf(RefusedForGood)
  expect(String(error)).toContain('Invalid To number (21211)')
})

test.each([
  ['too many messages', 429, { code: 20_429, message: 'Too Many Requests' }, 'limit'],
  ['a wrong token', 401, { code: 20_003, message: 'Authenticate' }, 'login'],
  ['a number that is not the account’s', 400, { code: 21_606, message: 'Not a valid From' }, 'sender'],
  ['a country that is not allowed', 400, { code: 21_408, message: 'Permission not enabled' }, 'sender'],
])('%s is a refusal because of this installation', async (_case, status, body, fault) => {
  provider.answers.push({ status, body })
  const error = await failure()
  expect(error).toBeInstanceOf(RefusedForUs)
  expect(error).toMatchObject({ fault })
  expect(String(error)).toContain(body.message)
})

test.each([
  ['takes too long', 'silence'],
  ['hangs up in the middle', 'hang up'],
  ['fails by itself', { status: 503, body: '<html>' }],
] as const)('where the provider %s nobody knows whether it went out', async (_case, answer) => {
  provider.answers.push(answer)
  expect(await failure()).toBeInstanceOf(OutcomeUnknown)
  expect(provider.asked).toHaveLength(1)
})

test('a provider that is away was never reached: nothing can have gone out', async () => {
  const gone = await openFakeTwilio()
  gone.close()
  const away = openTwilio({ url: gone.url, from: '+15551234567' })
  const error = await away.sendText(message).then(
    () => null,
    (failed: unknown) => failed,
  )
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(OutcomeUnknown)
  expect(String(error)).toContain('ECONNREFUSED')
})

test('a refusal that has no end is not read to its end', async () => {
  provider.answers.push({ status: 400, body: 'x'.repeat(1024 * 1024) })
  expect(String(await failure())).toContain('no reason')
})
