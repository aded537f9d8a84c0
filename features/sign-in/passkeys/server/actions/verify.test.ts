import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { signIn } from '../../../session/contract.ts'
import { addPasskey, beginPasskey, listOwnPasskeys } from '../../contract.ts'
import { Authenticator, type Odd } from '../routes/authenticator-under-test.ts'
import { publicUrl } from '../routes/holder-under-test.ts'

const server = serverUnderTest({ publicUrl, signInWays: ['password', 'passkey'] })

type Account = Pick<Awaited<ReturnType<typeof anAccount>>, 'token' | 'password'>

const begin = ({ token, password: proof }: Account) => server.call(beginPasskey, { proof }, { token })
const add = ({ token }: Account, made: ReturnType<Authenticator['make']>) =>
  server.call(addPasskey, { name: 'Laptop', made }, { token })
const list = async ({ token }: Account) => (await server.call(listOwnPasskeys, {}, { token })).data.passkeys
const notMade = { code: 1003, msg: expect.stringMatching(/^The passkey was not added/) }
const anAuthenticator = () => new Authenticator({ origin: publicUrl })

test.each<[string, Odd]>([
  ['another site’s page', { origin: 'https://evil.example' }],
  ['a page within another site’s', { crossOrigin: true }],
  ['another site’s key', { rpId: 'evil.example' }],
  ['a page that uses a passkey', { type: 'webauthn.get' }],
  ['an authenticator that did not look who it is', { isVerified: false }],
  ['an authenticator that nobody touched', { isPresent: false }],
  ['a made-up challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['a statement of none that says something', { statement: new Map([['sig', Buffer.alloc(8)]]) }],
  ['a statement of its own that is not signed', { format: 'packed', statement: new Map() }],
  ['a statement in a form that nobody knows', { format: 'made-up' }],
])('a passkey of %s is not added', async (_what, odd) => {
  const account = await anAccount(server.services)
  const { options } = (await begin(account)).data
  expect(await add(account, anAuthenticator().make(options, odd))).toMatchObject(notMade)
  expect(await list(account)).toEqual([])
  expect((await server.call(signIn, account)).code).toBe(0)
})

test('a passkey that its authenticator signed itself is added', async () => {
  const account = await anAccount(server.services)
  const { options } = (await begin(account)).data
  expect((await add(account, anAuthenticator().make(options, { format: 'packed' }))).code).toBe(0)
})

test('a passkey without a readable statement is not added', async () => {
  const account = await anAccount(server.services)
  for (const bytes of [Buffer.alloc(6000, 0x81), Buffer.from('a0', 'hex'), Buffer.from('ff00', 'hex')]) {
    const { options } = (await begin(account)).data
    const made = anAuthenticator().make(options)
    const response = { ...made.response, attestationObject: bytes.toString('base64url') }
    expect(await add(account, { ...made, response })).toMatchObject(notMade)
  }
})

test('certificates of a passkey are not read, and the addresses in them are not fetched', async () => {
  let asked = 0
  const elsewhere = createServer((_request, response) => {
    asked += 1
    response.end()
  })
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done))
  try {
    const account = await anAccount(server.services)
    for (const format of ['packed', 'fido-u2f', 'tpm', 'apple', 'android-key', 'android-safetynet']) {
      const { options } = (await begin(account)).data
      const { port } = readAddress(elsewhere.address())
      const x5c = new Map([['x5c', Buffer.from(`http://127.0.0.1:${port}/list.crl`)]])
      const made = anAuthenticator().make(options, { format, statement: x5c })
      expect(await add(account, made)).toMatchObject(notMade)
    }
    expect(asked).toBe(0)
  } finally {
    elsewhere.close()
  }
})

function readAddress(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere')
  return address
}
