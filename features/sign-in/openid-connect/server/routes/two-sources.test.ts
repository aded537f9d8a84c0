import type { AccountId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { aCompanyWithProvider, goThrough, providerUnderTest } from './provider-under-test.ts'

const server = serverUnderTest()
const provider = providerUnderTest()

/** A company in whose name somebody signs in, and the colleague whose account is wanted. */
async function aCompanyWithColleague() {
  const company = await aCompanyWithProvider(server, provider)
  const { accountId } = await anAccount(server.services, { companyId: company.companyId })
  const colleague = `boss@${company.domain}`
  await server.services.db
    .updateTable('account')
    .set({ email: colleague })
    .where('id', '=', accountId)
    .execute()
  return { ...company, colleague, accountId }
}

const linksOf = (accountId: AccountId) =>
  server.services.db.selectFrom('oidcLink').where('accountId', '=', accountId).select('id').execute()

test.each([
  ['a denial in userinfo', { email_verified: true }, { email_verified: false }],
  ['no word in userinfo', { email_verified: true }, {}],
  ['the domain’s owner in the token', { xms_edov: true }, {}],
  ['the domain’s owner in the token as 1', { xms_edov: 1 }, { email_verified: false }],
])('an e-mail of userinfo is not verified by the token: %s', async (_what, claims, said) => {
  const { email, colleague, accountId } = await aCompanyWithColleague()
  provider.behave({ claims, userInfo: { email: colleague, ...said } })
  expect((await goThrough(server, provider, email)).finished.code).toBe(1011)
  expect(await linksOf(accountId)).toEqual([])
})

test.each([
  ['userinfo', { email: 'lin' }, {}],
  ['the token', {}, { email: 'lin', email_verified: true }],
])('an e-mail that one source vouches for is not another one of %s', async (_what, claims, userInfo) => {
  const { email, colleague, accountId } = await aCompanyWithColleague()
  const named = (said: object, other: string) => ({ ...said, ...('email' in said ? { email: other } : {}) })
  provider.behave({
    claims: Object.keys(claims).length === 0 ? { email: colleague } : named(claims, email),
    userInfo:
      Object.keys(userInfo).length === 0
        ? { email: colleague, email_verified: true }
        : named(userInfo, email),
  })
  expect((await goThrough(server, provider, email)).finished.code).toBe(1011)
  expect(await linksOf(accountId)).toEqual([])
})

test('userinfo that names another subject than the token opens nothing', async () => {
  const { email, colleague, accountId } = await aCompanyWithColleague()
  provider.behave({ userInfo: { sub: 'sub-2', email: colleague, email_verified: true } })
  expect((await goThrough(server, provider, email)).finished.msg).toContain('was not valid')
  expect(await linksOf(accountId)).toEqual([])
})

test('an e-mail that userinfo names and vouches for opens its account', async () => {
  const { email, colleague, accountId } = await aCompanyWithColleague()
  provider.behave({ userInfo: { email: colleague, email_verified: true } })
  expect((await goThrough(server, provider, email)).finished.data.userInfo.userId).toBe(accountId)
})

const emails = ['missing', 'colleague'] as const
const flags = ['missing', true, false, 'a word'] as const

test('a provider that lies in the token, in userinfo, or differently in both opens an account by one whole source alone', async () => {
  const { email, colleague, accountId } = await aCompanyWithColleague()
  const said = emails.flatMap((named) => flags.map((flag) => ({ named, flag })))
  const claimsOf = ({ named, flag }: (typeof said)[number]) => ({
    ...(named === 'missing' ? {} : { email: colleague }),
    ...(flag === 'missing' ? {} : { email_verified: flag }),
  })
  const isWhole = ({ named, flag }: (typeof said)[number]) => named === 'colleague' && flag === true
  for (const token of said)
    for (const userInfo of said) {
      const isDenied = token.flag === false || userInfo.flag === false
      const isOpen = (isWhole(token) || isWhole(userInfo)) && !isDenied
      provider.behave({ claims: claimsOf(token), userInfo: claimsOf(userInfo) })
      const { finished } = await goThrough(server, provider, email)
      expect({ token, userInfo, code: finished.code }).toEqual({ token, userInfo, code: isOpen ? 0 : 1011 })
      await server.services.db.deleteFrom('oidcLink').where('accountId', '=', accountId).execute()
      server.clock.pass(15 * 60_000)
    }
})
