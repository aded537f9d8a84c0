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

/** What the routes of imports need beside the other services. */
interface ImportParts {
  readonly format: BundleFormat<Database>
  readonly startThread: () => Worker
}

type Routes = (services: AppServices, serve: Serve, app: FastifyInstance, imports: ImportParts) => void

function isRoutes(value: unknown): value is Routes {
  return typeof value === 'function'
}

/**
 * Replies of calls go out packed; the web pages are packed when they are built, media is packed by nature, and a stream
 * of events would wait until it is full. What is packed is sent once, so Brotli does not work at its own level, which
 * is the highest; those of gzip and Zstandard are moderate.
 */
const compression = {
  customTypes: /^application\/json/,
  threshold: 2048,
  // Bodies come as they are: a packed one could be a thousand times what it seems.
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}

/** How the page of the published interface looks. */
const docsPage = {
  // Without the bar on top, which opens other documents, and whose logo brings a style element of its own.
  layout: 'BaseLayout',
  // The features by name, each with its calls folded in: drawing all calls at once takes seconds.
  docExpansion: 'none',
  tagsSorter: 'alpha',
  filter: true,
  // A call has an address.
  deepLinking: true,
} as const

/** How long the database has to answer whoever asks for the health: one that is gone without a word never does. */
const usualHealthMs = 5_000

/** Event streams that one account, or one share, may have open here: an open report has one. */
const maxStreams = 20

export interface AppOptions {
  /** The folder of the built pages; null serves calls alone, as tests do. */
  webRoot: string | null
  /** The address at which the public knows this server; left out: none, as in tests. */
  publicUrl?: string
  /** Where desktops open the pages of visitors; left out: where they came. */
  mainAppUrl?: string | null
  /** Where visitors of the public pages are led on to; left out: nowhere. */
  siteMoves?: SiteMoves | null
  /** The folder where uploaded files lie until their call is answered. */
  uploadFolder: string
  /** Whose `X-Forwarded-For` says where a request is from, as Fastify takes it; left out: nobody's. */
  trustProxy?: number | string[] | null
  /** How many bytes of answers are kept for whoever asks again; left out: 64 MB. */
  keptBytes?: number
  /** How long the database has to answer whoever asks for the health; left out: 5 seconds. */
  healthMs?: number
  loggerInstance?: FastifyBaseLogger
}

/** The first of so many proxies in a row, counted from this server, or those of these addresses; of none by default. */
function believedProxies(trustProxy: number | string[] | null) {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy
  return trustProxy ?? false
}

/** Lets no connection wait for another request once the server is to stop. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

/** Builds the server from its services: every feature's calls, the web pages and the published interface. */
export async function buildApp(services: AppServices, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(options.loggerInstance ? { loggerInstance: options.loggerInstance } : { logger: false }),
    routerOptions: { ignoreTrailingSlash: true },
    // A stop lets go on what was begun; whoever stops sets the bound.
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
      // For what answers other calls, each of which asks for its own: whoever has a token sends it along.
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
    // What a company's own systems import has no bound by the hour.
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
