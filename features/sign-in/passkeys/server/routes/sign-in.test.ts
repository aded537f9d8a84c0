import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeEach, expect, test } from 'vitest'
import { beginSignIn, demandSecondFactor } from '../../../second-factor/server/routes/enrolled-under-test.ts'
import { getUserInfo, signIn } from '../../../session/contract.ts'
import {
  beginPasskey,
  beginPasskeySignIn,
  beginPasskeyStep,
  givePasskey,
  listOwnPasskeys,
  removePasskey,
  signInByPasskey,
} from '../../contract.ts'
import { Authenticator, type Odd } from './authenticator-under-test.ts'
import { aHolder, entriesOf, publicUrl, signInWith, withPasskey } from './holder-under-test.ts'

const server = serverUnderTest({ publicUrl, signInWays: ['password', 'passkey'] })

// Each test counts its own tries.
beforeEach(() => server.clock.pass(60 * 60_000))

const refused = { code: 1011, msg: 'This passkey was not accepted. Try again, or sign in another way' }
const asked = async () => (await server.call(beginPasskeySignIn, {})).data.options

test.each(['ES256', 'Ed25519'] as const)(
  'a passkey of %s signs in to its account, without an e-mail, as two factors of a company that demands them',
  async (algorithm) => {
    const account = await anAccount(server.services)
    const passkey = await withPasskey(server, account, { algorithm })
    await demandSecondFactor(server, account)
    server.clock.pass(1000)
    const answer = await signInWith(server, passkey)
    expect(answer).toMatchObject({ code: 0, data: { userInfo: { userId: account.accountId } } })
    const { token } = answer.data
    expect((await server.call(getUserInfo, {}, { token })).code).toBe(0)
    expect((await server.call(listOwnPasskeys, {}, { token })).data.passkeys).toMatchObject([
      { lastUsedTime: server.clock.now().getTime() },
    ])
    const last = (await entriesOf(server, account)).at(-1)
    expect(last).toMatchObject({ action: 'signIn.made', details: { to: { way: 'passkey' } } })
  },
)

test('an authenticator that does not count signs in again and again', async () => {
  const account = await anAccount(server.services)
  const passkey = await withPasskey(server, account, { counts: false })
  expect((await signInWith(server, passkey)).code).toBe(0)
  expect((await signInWith(server, passkey)).code).toBe(0)
})

test.each<[string, Odd]>([
  ['another site’s page', { origin: 'https://candor.example.evil' }],
  ['a page within another site’s', { crossOrigin: true }],
  ['another site’s key', { rpId: 'evil.example' }],
  ['a page that makes a passkey', { type: 'webauthn.create' }],
  ['an authenticator that did not look who it is', { isVerified: false }],
  ['an authenticator that nobody touched', { isPresent: false }],
  ['a made-up challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['no account', { userHandle: undefined }],
  ['another account', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
])('an answer of %s is refused like an unknown passkey, and recorded', async (_what, odd) => {
  const { account, passkey } = await aHolder(server)
  expect(await signInWith(server, passkey, odd)).toMatchObject(refused)
  await expect.poll(async () => (await entriesOf(server, account)).at(-1)?.action).toBe('signIn.refused')
  expect((await signInWith(server, passkey)).code).toBe(0)
})

test('an unknown passkey, one without a signature and an altered one are answered alike', async () => {
  const { passkey } = await aHolder(server)
  const stranger = new Authenticator({ origin: publicUrl })
  const unknown = await signInWith(server, stranger)
  const use = passkey.use(await asked())
  const altered = {
    ...use,
    response: { ...use.response, signature: stranger.use(await asked()).response.signature },
  }
  const garbled = { ...use, response: { ...use.response, signature: 'AAAA' } }
  const answers = [
    unknown,
    await server.call(signInByPasskey, { use: altered }),
    await server.call(signInByPasskey, { use: garbled }),
  ]
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(unknown).toMatchObject(refused)
})

test('a challenge is answered once, within five minutes, and for its own purpose', async () => {
  const { account, passkey } = await aHolder(server)
  const options = await asked()
  const use = passkey.use(options)
  expect((await server.call(signInByPasskey, { use })).code).toBe(0)
  expect(await server.call(signInByPasskey, { use })).toMatchObject(refused)
  expect(await server.call(signInByPasskey, { use: passkey.use(options) })).toMatchObject(refused)

  const late = await asked()
  server.clock.pass(5 * 60_000)
  expect(await server.call(signInByPasskey, { use: passkey.use(late) })).toMatchObject(refused)

  const { pending } = await beginSignIn(server, account)
  const step = (await server.call(beginPasskeyStep, { pending })).data.options
  expect(await server.call(signInByPasskey, { use: passkey.use(step) })).toMatchObject(refused)
  const { token, password: proof } = account
  const adding = (await server.call(beginPasskey, { proof }, { token })).data.options
  const inPlace = { ...adding, rpId: adding.rp.id }
  expect(await server.call(signInByPasskey, { use: passkey.use(inPlace) })).toMatchObject(refused)
  const forSignIn = await asked()
  expect(await server.call(givePasskey, { pending, use: passkey.use(forSignIn) })).toMatchObject(refused)
  expect((await server.call(signInByPasskey, { use: passkey.use(forSignIn) })).code).toBe(0)
})

test('six identical answers at once sign in once', async () => {
  const { passkey } = await aHolder(server)
  const use = passkey.use(await asked())
  const answers = await Promise.all(Array.from({ length: 6 }, () => server.call(signInByPasskey, { use })))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1011, 1011, 1011, 1011, 1011])
})

test('a counter that goes back is refused and recorded as a passkey that may have been copied', async () => {
  const { account, passkey } = await aHolder(server, { name: '沈岚' })
  expect((await signInWith(server, passkey, { counter: 7 })).code).toBe(0)
  for (const counter of [7, 3, 0])
    expect(await signInWith(server, passkey, { counter })).toMatchObject(refused)
  const told = (await entriesOf(server, account)).filter(({ action }) => action === 'passkey.refused')
  expect(told).toHaveLength(3)
  expect(told[0]).toEqual({
    action: 'passkey.refused',
    accountName: null,
    details: { subject: '沈岚', to: { name: 'Laptop' } },
  })
  expect((await signInWith(server, passkey, { counter: 8 })).code).toBe(0)
})

test('a sign-in without the key neither moves the counter of the passkey nor records it as copied', async () => {
  const { account, passkey } = await aHolder(server)
  await signInWith(server, passkey, { counter: 7 })
  const thief = new Authenticator({ origin: publicUrl })
  const { options } = (await server.call(beginPasskeySignIn, {})).data
  const userHandle = passkey.use(options).response.userHandle
  for (const counter of [3, 4_000_000_000])
    expect(await signInWith(server, thief, { id: passkey.id, counter, userHandle })).toMatchObject(refused)
  expect((await signInWith(server, passkey, { counter: 8 })).code).toBe(0)
  const actions = (await entriesOf(server, account)).map(({ action }) => action)
  expect(actions).not.toContain('passkey.refused')
})

test('simultaneous uses with the same counter succeed once, and the other use is recorded', async () => {
  const { account, passkey } = await aHolder(server)
  const uses = [passkey.use(await asked(), { counter: 5 }), passkey.use(await asked(), { counter: 5 })]
  const answers = await Promise.all(uses.map((use) => server.call(signInByPasskey, { use })))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1011])
  const actions = (await entriesOf(server, account)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'passkey.refused')).toHaveLength(1)
})

test('a passkey signs in neither a frozen account nor an account of a company without passkeys', async () => {
  const { account, passkey } = await aHolder(server)
  const { db } = server.services
  const { companyId, accountId } = account
  await db
    .insertInto('signInPolicy')
    .values({ companyId, ways: ['password'], demandsSecondFactor: false, sessionHours: 24 })
    .execute()
  expect(await signInWith(server, passkey)).toMatchObject({
    code: 1013,
    msg: 'Your company does not allow this sign-in method',
  })
  await db
    .updateTable('signInPolicy')
    .set({ ways: ['passkey'] })
    .where('companyId', '=', companyId)
    .execute()
  await db.updateTable('account').set({ userType: 'freeze' }).where('id', '=', accountId).execute()
  expect(await signInWith(server, passkey)).toMatchObject({
    code: 1011,
    msg: 'Your account is frozen. Contact an administrator of your company',
  })
  const byPassword = await server.call(signIn, account)
  expect(byPassword).toMatchObject({ code: 1011, msg: 'The email or password is incorrect' })
})

test('an address waits after 20 wrong answers, and a right answer is never counted', async () => {
  const { passkey } = await aHolder(server)
  const stranger = new Authenticator({ origin: publicUrl })
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await signInWith(server, stranger)).code).toBe(1011)
    if (turn < 19) expect((await signInWith(server, passkey)).code).toBe(0)
  }
  expect(await signInWith(server, passkey)).toMatchObject({ code: 1009 })
  server.clock.pass(15 * 60_000)
  expect((await signInWith(server, passkey)).code).toBe(0)
})

test('an address asks for 300 challenges in a quarter of an hour', async () => {
  for (let turn = 0; turn < 300; turn += 1) await asked()
  expect(await server.call(beginPasskeySignIn, {})).toMatchObject({ code: 1009 })
})

test.each([
  ['a megabyte', Buffer.alloc(1_000_000, 'a').toString('base64url'), 1010],
  ['what is not base64url', 'a b', 1003],
])('%s in place of an answer is refused before it is looked at', async (_what, signature, code) => {
  const stranger = new Authenticator({ origin: publicUrl })
  const use = stranger.use(await asked())
  const answer = await server.app.inject({
    method: 'POST',
    url: signInByPasskey.path,
    payload: { use: { ...use, response: { ...use.response, signature } } },
  })
  expect(answer.json()).toMatchObject({ code })
})

test('a removed passkey signs in no more', async () => {
  const { account, passkey } = await aHolder(server)
  const { token, password: proof } = account
  const { passkeys } = (await server.call(listOwnPasskeys, {}, { token })).data
  const passkeyId = passkeys[0]?.passkeyId ?? ''
  const use = passkey.use(await asked())
  expect((await server.call(removePasskey, { passkeyId, proof }, { token })).code).toBe(0)
  expect(await server.call(signInByPasskey, { use })).toMatchObject(refused)
})
