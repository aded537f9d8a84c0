import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { getUserInfo, signIn } from '../../contract.ts'

const server = serverUnderTest()

async function enter({ email, password }: { email: string; password: string }, token?: string) {
  return (await server.call(signIn, { email, password }, token === undefined ? {} : { token })).data.token
}
const codeOf = async (token: string) => (await server.call(getUserInfo, {}, { token })).code

test('every sign-in gets a token of its own with 256 random bits, and only its hash is stored', async () => {
  const account = await anAccount(server.services)
  const tokens = [await enter(account), await enter(account), await enter(account)]
  expect(new Set(tokens).size).toBe(3)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const stored = await server.services.db
    .selectFrom('session')
    .where('accountId', '=', account.accountId)
    .selectAll()
    .execute()
  expect(stored.map(({ tokenHash }) => tokenHash)).toEqual(expect.arrayContaining(tokens.map(hashToken)))
  for (const token of tokens) expect(JSON.stringify(stored)).not.toContain(token)
})

test('a new sign-in ends the session of the same browser, and no other one', async () => {
  const account = await anAccount(server.services)
  const other = await anAccount(server.services)
  const old = await enter(account)
  const elsewhere = await enter(account)
  const fresh = await enter(account, old)
  expect([await codeOf(old), await codeOf(elsewhere), await codeOf(fresh)]).toEqual([1001, 0, 0])
  await enter(other, fresh)
  expect(await codeOf(fresh)).toBe(0)
})
