import { randomUUID } from 'node:crypto'
import type { AppServices } from '@candor/db/database'
import type * as openid from 'openid-client'
import { formsOf, judgeAnswer, type SecretForm, type TokenAnswer } from '../../rules/secret-form.ts'
import { clientAuth, type KnownProvider } from './provider-configs.ts'

const maxShown = 300

const shown = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? [...value].slice(0, maxShown).join('') : null

/** Sends a token request with a code that the provider never gave. */
async function askToken(
  { outside }: Pick<AppServices, 'outside'>,
  provider: KnownProvider,
  { server, returnUrl }: { server: openid.ServerMetadata; returnUrl: string },
): Promise<TokenAnswer> {
  const headers = new Headers({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  })
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: randomUUID(),
    redirect_uri: returnUrl,
    code_verifier: `${randomUUID()}${randomUUID()}`,
  })
  const authenticate = await clientAuth(provider, server)
  await authenticate(server, { client_id: provider.clientId }, body, headers)
  const request = { method: 'POST', headers: Object.fromEntries(headers), body: body.toString() }
  const answer = await outside.fetch(server.token_endpoint ?? '', request)
  const read: unknown = await answer.json().catch(() => null)
  const said = typeof read === 'object' && read !== null ? read : {}
  return {
    status: answer.status,
    error: 'error' in said ? shown(said.error) : null,
    description: 'error_description' in said ? shown(said.error_description) : null,
  }
}

export interface TriedClient {
  readonly judged: ReturnType<typeof judgeAnswer>
  /** The form in which the provider took the secret. */
  readonly secretForm: SecretForm | null
  readonly answer: TokenAnswer
}

/** Asks for tokens in each form that the provider may take, until one is not refused. Throws an `ExternalHttpError`. */
export async function tryClient(
  services: Pick<AppServices, 'outside'>,
  provider: KnownProvider,
  at: { server: openid.ServerMetadata; returnUrl: string },
): Promise<TriedClient> {
  if (provider.authMethod !== 'client_secret') {
    const answer = await askToken(services, provider, at)
    return { judged: judgeAnswer(answer), secretForm: null, answer }
  }
  const [first, ...others] = formsOf(at.server.token_endpoint_auth_methods_supported)
  const tryForm = async (secretForm: SecretForm): Promise<TriedClient> => {
    const answer = await askToken(services, { ...provider, secretForm }, at)
    return { judged: judgeAnswer(answer), secretForm, answer }
  }
  let tried = await tryForm(first)
  for (const form of others) {
    if (tried.judged !== 'refused') return tried
    tried = await tryForm(form)
  }
  return tried
}
