import type { ServerResponse } from 'node:http'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { saveProvider, tryProvider } from '../../contract/providers.ts'
import { aCompanyWithProvider, goThrough, providerUnderTest } from './provider-under-test.ts'

const server = serverUnderTest()
const provider = providerUnderTest()

const secret = 'a+b/c%d=e'
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

interface Asked {
  body: URLSearchParams
  authorization: string | undefined
}

/** How each provider takes the secret. */
const takers = {
  'Basic, encoded': ({ authorization }: Asked) =>
    authorization === basic(`candor:${encodeURIComponent(secret)}`),
  'Basic, as it is': ({ authorization }: Asked) => authorization === basic(`candor:${secret}`),
  'a field': ({ body }: Asked) => body.get('client_secret') === secret,
}

function reply(answer: ServerResponse, status: number, said: object) {
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
}

async function aCompany() {
  const company = await aCompanyWithProvider(server, provider)
  const { given, providerId, admin } = company
  const changed = { ...given, providerId, revision: 0, clientSecret: secret }
  await server.call(saveProvider, changed, { token: admin.token })
  const tryIt = async () => (await server.call(tryProvider, { providerId }, { token: admin.token })).data
  return { ...company, tryIt }
}

test.each(Object.entries(takers))(
  'a test of the connection finds the form in which the provider takes the secret: %s',
  async (_form, takes) => {
    const { email, verified, tryIt, given, providerId, admin } = await aCompany()
    provider.behave({
      metadata: {
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      },
      instead: {
        token: (answer, asked) =>
          takes(asked)
            ? reply(answer, 400, { error: 'invalid_grant' })
            : reply(answer, 401, { error: 'invalid_client' }),
      },
    })
    expect(await tryIt()).toMatchObject({ fault: null, answer: { status: 400, error: 'invalid_grant' } })
    // A secret that stays keeps its form.
    const { clientSecret: _, ...rest } = given
    const renamed = { ...rest, providerId, revision: 1, label: 'Renamed' }
    expect((await server.call(saveProvider, renamed, { token: admin.token })).code).toBe(0)
    provider.asked.length = 0
    provider.behave({ claims: verified, instead: {} })
    expect((await goThrough(server, provider, email)).finished.code).toBe(0)
    const used = provider.asked.filter(({ path }) => path === '/token')
    expect(used.map(takes)).toEqual([true])
  },
)

test('a provider that takes the secret as a field alone is asked so without a test', async () => {
  provider.behave({ metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] } })
  const { email, verified } = await aCompany()
  provider.behave({ claims: verified })
  expect((await goThrough(server, provider, email)).finished.code).toBe(0)
  const [used] = provider.asked.filter(({ path }) => path === '/token')
  expect(used?.authorization).toBe(undefined)
  expect(used?.body.get('client_secret')).toBe(secret)
})

test('a client that the provider refuses is told with the provider’s words, to the administrator and at a sign-in', async () => {
  const { companyId, email, verified, tryIt } = await aCompany()
  const description = 'AADSTS7000215: Invalid client secret provided.'
  provider.behave({
    claims: verified,
    instead: {
      token: (answer) => reply(answer, 401, { error: 'invalid_client', error_description: description }),
    },
  })
  expect(await tryIt()).toEqual({
    fault: 'clientRefused',
    hasLogout: true,
    answer: { status: 401, error: 'invalid_client', description },
  })
  expect((await goThrough(server, provider, email)).finished.msg).toBe(
    'The provider does not take Candor’s client ID or secret, so you are not signed in. Ask your company’s administrators',
  )
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'provider.refused')
    .select('details')
    .execute()
  expect(entries).toEqual([{ details: { subject: 'Entra', to: { reason: 'clientRefused' } } }])
})

test('an answer that says nothing of the client is told as it is, cut at 300 signs', async () => {
  const { tryIt } = await aCompany()
  const said = { error: 'redirect_uri_mismatch', error_description: '😀'.repeat(400) }
  provider.behave({ instead: { token: (answer) => reply(answer, 400, said) } })
  expect(await tryIt()).toMatchObject({
    fault: 'otherAnswer',
    answer: { status: 400, error: said.error, description: '😀'.repeat(300) },
  })
})
