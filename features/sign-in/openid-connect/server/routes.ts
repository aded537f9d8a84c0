import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import type { FastifyInstance } from 'fastify'
import { openProviders } from './actions/provider-client.ts'
import { openWay } from './actions/provider-way.ts'
import { keysPath, presentKeys } from './present.ts'
import { findPublicKey } from './queries/providers.ts'
import { serveManage } from './routes/manage.ts'
import { serveOwn } from './routes/own.ts'
import { serveSignIn } from './routes/sign-in.ts'

export function routes(services: AppServices, serve: Serve, app: FastifyInstance): void {
  const providers = openProviders(services)
  const way = openWay(services, providers)
  serveSignIn(services, serve, providers, way)
  serveOwn(services, serve, way)
  serveManage(services, serve, providers)

  // The server's public keys for providers, in their own format (RFC 7517).
  app.get<{ Params: { id: string } }>(
    `${keysPath}/:id`,
    { schema: { hide: true } },
    async (request, reply) => {
      const providerId = readId<'provider'>(request.params.id)
      const key = providerId ? await findPublicKey(services.db, providerId) : null
      return reply
        .type('application/jwk-set+json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .serializer(JSON.stringify)
        .send(presentKeys(key))
    },
  )
}
