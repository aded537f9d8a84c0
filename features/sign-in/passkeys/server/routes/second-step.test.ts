import { serverUnderTest } from '@candor/testkit/server'
import { beforeEach, expect, test } from 'vitest'
import { beginSignIn } from '../../../second-factor/server/routes/enrolled-under-test.ts'
import { beginPasskeyStep, givePasskey } from '../../contract.ts'
import type { Authenticator, Odd } from './authenticator-under-test.ts'
import { aHolder, publicUrl } from './holder-under-test.ts'

const server = serverUnderTest({ publicUrl, signInWays: ['password', 'passkey'] })

beforeEach(() => server.clock.pass(60 * 60_000))

const refused = { code: 1011, msg: 'This passkey was not accepted. Try again, or sign in another way' }

test('the second step of a sign-in is taken by a passkey of the account that waits, and by no other', async () => {
  const { account, passkey } = await aHolder(server)
  const other = await aHolder(server)
  const waiting = await beginSignIn(server, account)
  expect(waiting).toMatchObject({ kinds: ['passkey'], mustEnrol: false })
  const { pending } = waiting
  const step = async () => (await server.call(beginPasskeyStep, { pending })).data.options
  expect(await step()).toMatchObject({
    rpId: 'candor.example',
    userVerification: 'required',
    allowCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
  })
  const give = async (by: Authenticator, odd: Odd = {}) =>
    server.call(givePasskey, { pending, use: by.use(await step(), odd) })
  expect(await give(other.passkey)).toMatchObject(refused)
  expect(await give(other.passkey, { userHandle: undefined })).toMatchObject(refused)
  expect(await give(passkey, { isVerified: false })).toMatchObject(refused)
  const signedIn = await give(passkey, { userHandle: undefined })
  expect(signedIn).toMatchObject({ code: 0, data: { userInfo: { userId: account.accountId } } })
  const session = await server.services.db
    .selectFrom('session')
    .where('accountId', '=', account.accountId)
    .orderBy('id', 'desc')
    .select(['way', 'secondFactor'])
    .executeTakeFirst()
  expect(session).toEqual({ way: 'password', secondFactor: 'passkey' })
})

test('a challenge of one account’s second step is no good for another’s', async () => {
  const one = await aHolder(server)
  const two = await aHolder(server)
  const first = await beginSignIn(server, one.account)
  const second = await beginSignIn(server, two.account)
  const { options } = (await server.call(beginPasskeyStep, { pending: first.pending })).data
  const use = two.passkey.use(options)
  expect(await server.call(givePasskey, { pending: second.pending, use })).toMatchObject(refused)
})

test('a waiting sign-in takes five tries, and gives no new challenge afterwards', async () => {
  const { account, passkey } = await aHolder(server)
  const { pending } = await beginSignIn(server, account)
  const begin = () => server.call(beginPasskeyStep, { pending })
  const { options } = (await begin()).data
  for (let turn = 0; turn < 5; turn += 1) {
    const use = passkey.use(options, { origin: 'https://evil.example' })
    expect(await server.call(givePasskey, { pending, use })).toMatchObject(refused)
  }
  const over = { code: 1011, msg: 'This sign-in took too long or had too many attempts. Sign in again' }
  expect(await server.call(givePasskey, { pending, use: passkey.use(options) })).toMatchObject(over)
  expect(await begin()).toMatchObject(over)
})
