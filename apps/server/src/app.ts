import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { constants } from 'node:zlib'
import { replyToFailures, replyToUnknownPath } from '@candor/call/envelope'
import { type Serve, serveCalls } from '@candor/call/serve'
import { type AppServices, type Database, isDatabaseUnavailable } from '@candor/db/database'
import compress from '@fastify/compress'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { tokenSchemes, tokensOf } from '../../../features/access/server/gate/token-schemes.ts'
import {
  accountAt,
  authenticate,
  identityAt,
  isMachine,
  proveAccess,
  streamOwnerAt,
} from '../../../features/access/server/gate.ts'
import type { BundleFormat } from '../../../features/imports/rules/format.ts'
import { countUpload } from '../../../features/uploads/server/routes/quota.ts'
import { findInFeatures } from './plumbing/features.ts'
import { secureHeaders } from './plumbing/headers.ts'
import { loadFormat, startImportThread } from './plumbing/importing.ts'
import { serveSite } from './plumbing/site/site.ts'
import type { SiteMoves } from './plumbing/site/site-moves.ts'
import { serveWeb } from './plumbing/web.ts'
import { loadWording } from './plumbing/wording.ts'

/** The services that only the import routes need. */
interface ImportParts {
  readonly format: BundleFormat<Database>
  readonly startThread: () => Worker
}

type Routes = (services: AppServices, serve: Serve, app: FastifyInstance, imports: ImportParts) => void

function isRoutes(value: unknown): value is Routes {
  return typeof value === 'function'
}

/**
 * Replies of calls are compressed here. Web pages are compressed at build time, media are compressed formats, and an
 * event stream would be held back until a buffer is full. A compressed reply is sent only once, so Brotli does not use
 * its default level, which is the highest; the defaults of gzip and Zstandard are moderate.
 */
const compression = {
  customTypes: /^application\/json/,
  threshold: 2048,
  // Compressed request bodies are not accepted: they could expand to a thousand times their size.
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}

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

/** How long a health check waits for the database, which may never answer (milliseconds). */
const usualHealthMs = 5_000

/** The most event streams that one account or one share may have open on this server; an open report has one. */
const maxStreams = 20

export interface AppOptions {
  /** The folder of the built pages; null serves calls only, as in tests. */
  webRoot: string | null
  /** The public address of this server; undefined where it has none, as in tests. */
  publicUrl?: string
  /** The host that desktops are redirected to from visitors' pages; without it they stay. */
  mainAppUrl?: string | null
  /** The redirects of the public pages; none if left out. */
  siteMoves?: SiteMoves | null
  /** The folder of uploaded files, until the reply to their call. */
  uploadFolder: string
  /** The proxies whose `X-Forwarded-For` is trusted, in Fastify's form; none if left out. */
  trustProxy?: number | string[] | null
  /** Bytes of cached replies, for a client that asks for one again; 64 MB if left out. */
  keptBytes?: number
  /** How long a health check waits for the database (milliseconds); 5,000 if left out. */
  healthMs?: number
  loggerInstance?: FastifyBaseLogger
}

/** Returns Fastify's `trustProxy`: this many hops, counted from this server, or these addresses; none by default. */
function believedProxies(trustProxy: number | string[] | null) {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy
  return trustProxy ?? false
}

/** Closes each connection after its current request once the server is stopping. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

/** Builds the server from its services: the calls of every feature, the web pages and the API documentation. */
export async function buildApp(services: AppServices, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(options.loggerInstance ? { loggerInstance: options.loggerInstance } : { logger: false }),
    routerOptions: { ignoreTrailingSlash: true },
    // On a stop, requests in progress finish; the caller limits the time.
    forceCloseConnections: 'idle',
    requestTimeout: 0,
    http: { headersTimeout: 30_000 },
    frameworkErrors: (_error, request, reply) => void replyToUnknownPath(request, reply),
    trustProxy: believedProxies(options.trustProxy ?? null),
  })
  closeConnectionsWhenStopping(app)
  // Calls validate their own input, in the caller's language; Fastify's own validation stays out of the way.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(serializerCompiler)
  const describeRefusal = await loadWording()
  const writeFailure = replyToFailures(app, { describeRefusal, isUnavailable: isDatabaseUnavailable })

  await app.register(compress, compression)
  await secureHeaders(app)
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
  await app.register(swaggerUi, { routePrefix: '/docs', uiConfig: docsPage })

  const serve = serveCalls(app, {
    authenticate: (access, context) => authenticate(services, access, context),
    prove: (access, caller, input) => proveAccess(services, access, caller, input),
    tokensOf,
    identify: identityAt,
    writeFailure,
    ...(options.keptBytes === undefined ? {} : { keptBytes: options.keptBytes }),
    uploadFolder: options.uploadFolder,
    // Imports of a company's own systems have no hourly limit.
    acceptFiles: async (caller, bytes, { address }) => {
      if (!isMachine(caller)) await countUpload(services, { accountId: accountAt(caller), address }, bytes)
    },
    streams: { most: maxStreams, ownerOf: streamOwnerAt },
  })
  const imports: ImportParts = {
    format: await loadFormat(),
    startThread: () => startImportThread(services),
  }
  for (const [, module] of await findInFeatures('server/routes.ts')) {
    if (isRoutes(module.routes)) module.routes(services, serve, app, imports)
  }

  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const asked = sql`select 1`.execute(services.db).then(() => 'ready')
    const healthMs = options.healthMs ?? usualHealthMs
    const status = await Promise.race([asked, pause(healthMs, 'unavailable', { ref: false })])
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
  if (options.webRoot !== null)
    await serveSite(app, {
      root: join(options.webRoot, '.site'),
      origin: options.publicUrl ?? '',
      moves: options.siteMoves ?? null,
    })
  await serveWeb(app, {
    root: options.webRoot,
    mainAppUrl: options.mainAppUrl ?? null,
    appUrl: services.messagingApp?.url ?? null,
  })
  return app
}
