import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { tokenSchemes } from '../../../../../features/platform/access/server/gate/token-schemes.ts'
import { type Prepared, prepare, sendPrepared } from './prepared.ts'

/** The layout of the API documentation page. */
const docsPage = {
  // Without the top bar, which opens other documents and whose logo adds a style element.
  layout: 'BaseLayout',
  // The features by name, each collapsed: drawing all calls at once takes seconds.
  docExpansion: 'none',
  tagsSorter: 'alpha',
  filter: true,
  // Gives each call an address.
  deepLinking: true,
} as const

/**
 * Publishes the calls as OpenAPI, and as a page for people. Registered before the calls.
 *
 * Anybody may ask for the text, and it is long: it is written once, and every reply sends the same bytes.
 */
export async function servePublished(app: FastifyInstance): Promise<void> {
  const texts = new Map<string, Prepared>()
  const send = (request: FastifyRequest, reply: FastifyReply, type: 'json' | 'yaml') => {
    const text =
      texts.get(type) ??
      prepare(type === 'yaml' ? app.swagger({ yaml: true }) : JSON.stringify(app.swagger()))
    texts.set(type, text)
    return sendPrepared(request, reply.type(`application/${type}; charset=utf-8`), text)
  }
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Candor',
        version: '1',
        description: 'Every call answers { code, msg, data }; code 0 is success.',
      },
      components: { securitySchemes: tokenSchemes },
      // The default for calls that contain other calls, each with its own access: a token is optional.
      security: [{}, ...Object.keys(tokenSchemes).map((token) => ({ [token]: [] }))],
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: docsPage,
    uiHooks: {
      // The page's own routes write the text for each request.
      onRequest: async (request, reply) => {
        const { url } = request.routeOptions
        if (url === '/docs/json') return send(request, reply, 'json')
        if (url === '/docs/yaml') return send(request, reply, 'yaml')
      },
    },
  })
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => send(request, reply, 'json'))
}
