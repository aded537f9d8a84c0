import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { saveDirectory } from '../../../../administration/directory/contract.ts'
import { aCompanyWithProvider, goThrough, providerUnderTest } from './provider-under-test.ts'

const server = serverUnderTest()
const provider = providerUnderTest()

/** A company whose first sign-ins add accounts: members of HR interview. */
async function aCompanyThatAdds() {
  const company = await aCompanyWithProvider(server, provider)
  const { admin, roleId } = company
  const rules = [{ groupName: 'HR', userType: 'interviewer', roleId }]
  await server.call(
    saveDirectory,
    { userType: 'read', roleId, addsAtSignIn: true, rules },
    { token: admin.token },
  )
  return company
}

const email = (domain: string) => ({ email: `wu@${domain}` })
const name = { name: 'Wu An' }
const verified = { email_verified: true }

/** Claims as each provider sends them: in the ID token, and in userinfo. Described in docs/sign-in.md. */
const providers = {
  Entra: { token: { xms_edov: true, ...name, groups: ['HR'] }, userInfo: {} },
  'Entra, older applications': { token: { xms_edov: '1', ...name, groups: ['HR'] }, userInfo: {} },
  Okta: { userInfo: { ...verified, ...name, groups: ['HR'] } },
  Keycloak: { token: { ...verified, ...name, groups: ['/HR'] }, userInfo: { ...verified } },
  Authentik: { token: { ...verified, ...name, groups: ['HR'] }, userInfo: { ...verified } },
  Authelia: { userInfo: { ...verified, preferred_username: 'Wu An', groups: ['HR'] } },
  'Cognito, in the token': { token: { ...verified, ...name, 'cognito:groups': ['HR'] }, userInfo: {} },
  'Cognito, in userinfo': { userInfo: { email_verified: 'true', ...name, 'cognito:groups': ['HR'] } },
  'AD FS, one group': { token: { email_verified: 'true', ...name, group: 'HR' } },
  'AD FS, many groups': { token: { email_verified: 'true', ...name, group: ['Sales', 'HR'] } },
}

test.each(Object.entries(providers))(
  'the claims of %s open an account with the name and the type of its group',
  async (_what, { token, userInfo }: { token?: object; userInfo?: object }) => {
    const company = await aCompanyThatAdds()
    const mail = email(company.domain)
    // A source that says something names the e-mail as well.
    const named = (claims: object | undefined) =>
      claims && Object.keys(claims).length > 0 ? { ...mail, ...claims } : {}
    provider.behave({ claims: { sub: 'sub-wu', ...named(token) }, userInfo: named(userInfo) })
    expect((await goThrough(server, provider, company.email)).finished).toMatchObject({
      code: 0,
      data: { userInfo: { userName: 'Wu An', userType: 'interviewer', email: mail.email } },
    })
  },
)

test('Google sends no groups, so that a new account has the type of everybody else', async () => {
  const company = await aCompanyThatAdds()
  provider.behave({ claims: { sub: 'sub-wu', ...email(company.domain), ...verified, ...name, hd: 'x' } })
  expect((await goThrough(server, provider, company.email)).finished.data.userInfo.userType).toBe('read')
})

test.each([
  ['no e-mail', {}, 'claimMissing', 'email', 'did not send the claim “email”'],
  ['a list of e-mails', { email: ['a@b.example'] }, 'claimUnreadable', 'email', 'in an unknown form'],
  ['no verification', { email: true }, 'claimMissing', 'email_verified', 'did not send the claim'],
  ['a denial', { email: true, email_verified: false }, 'unverified', 'email_verified', 'has not verified'],
  ['a denial as a word', { email: true, email_verified: 'false' }, 'unverified', 'email_verified', 'has not'],
  [
    'another word',
    { email: true, email_verified: 'yes' },
    'claimUnreadable',
    'email_verified',
    'unknown form',
  ],
  ['an unverified domain', { email: true, xms_edov: false }, 'unverified', 'xms_edov', 'has not verified'],
])(
  'a sign-in with %s is refused with the reason, and the record names the claim',
  async (_what, said, reason, claim, words) => {
    const company = await aCompanyWithProvider(server, provider)
    const named = 'email' in said && said.email === true ? { ...said, email: company.email } : said
    provider.behave({ claims: named })
    const { finished } = await goThrough(server, provider, company.email)
    expect(finished.code).toBe(1011)
    expect(finished.msg).toContain(words)
    const entries = await server.services.db
      .selectFrom('auditEntryWhole')
      .where('companyId', '=', company.companyId)
      .where('action', '=', 'provider.refused')
      .select('details')
      .execute()
    expect(entries).toMatchObject([{ details: { to: { reason, claim } } }])
  },
)

test.each([
  ['by reference', { _claim_names: { groups: 'src1' } }],
  ['by a flag', { hasgroups: true }],
  ['as objects', { groups: [{ name: 'HR' }] }],
])('groups %s add no account, as its rights would be wrong', async (_what, said) => {
  const company = await aCompanyThatAdds()
  const claims = { sub: 'sub-wu', ...email(company.domain), ...verified, ...name, ...said }
  provider.behave({ claims })
  expect((await goThrough(server, provider, company.email)).finished.msg).toBe(
    'The provider did not list your groups, so no account was added for you. Ask your company’s administrators',
  )
  provider.behave({ claims: { ...claims, sub: 'sub-lin', email: company.email } })
  expect((await goThrough(server, provider, company.email)).finished.code).toBe(0)
})

test('a linked identity signs in while userinfo does not answer, and so does a first one with a complete token', async () => {
  const company = await aCompanyWithProvider(server, provider)
  const down = (answer: import('node:http').ServerResponse) => answer.writeHead(503).end()
  provider.behave({ claims: company.verified, instead: { userinfo: down } })
  expect((await goThrough(server, provider, company.email)).finished.code).toBe(0)
  provider.asked.length = 0
  provider.behave({ claims: {} })
  expect((await goThrough(server, provider, company.email)).finished.code).toBe(0)
  expect(provider.asked.map(({ path }) => path)).not.toContain('/userinfo')
  const other = await aCompanyWithProvider(server, provider)
  expect((await goThrough(server, provider, other.email)).finished.code).toBe(1011)
})
