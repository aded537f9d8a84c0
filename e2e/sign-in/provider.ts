import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider from 'oidc-provider'

export const client = { id: 'candor', secret: 'a secret of the client' }

export interface LocalProvider {
  readonly issuer: string
  /** How long it has worked on what it was asked, in all (milliseconds). */
  readonly spentMs: () => number
  readonly close: () => void
}

const form = `<!doctype html><html lang="en"><title>Provider</title><form method="post">
<label>E-mail at the provider <input name="login" autofocus></label><button>Sign in</button></form></html>`

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

/** A provider of OpenID Connect on a free port, which knows every e-mail and asks for nothing else. */
export async function openProvider(baseURL: string): Promise<LocalProvider> {
  const http = createServer()
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : address
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_basic',
        redirect_uris: [`${baseURL}/login/company`],
        post_logout_redirect_uris: [`${baseURL}/login`],
      },
    ],
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: 'Zhou Ning' }),
    }),
    cookies: { keys: ['a key for journeys'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // Whoever signs in has agreed.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html')
      response.end(form)
      return
    }
    const accountId = (await bodyOf(request)).get('login') ?? ''
    await provider.interactionFinished(request, response, { login: { accountId } })
  }
  let spentMs = 0
  http.on('request', (request, response) => {
    const began = performance.now()
    response.once('close', () => {
      spentMs += performance.now() - began
    })
    void handle(request, response)
  })
  return {
    issuer,
    spentMs: () => spentMs,
    close: () => {
      http.closeAllConnections()
      http.close()
    },
  }
}
