import { maxHeaderSize } from 'node:http'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { replyToFailures, replyToUnknownPath } from '@candor/call/envelope'
import { type Serve, serveCalls } from '@candor/call/serve'
import { type AppServices, type Database, isDatabaseUnavailable, isParentGone } from '@candor/db/database'
import { asOwner } from '@candor/db/in-turns'
import { Refusal } from '@candor/kernel/refusal'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { BulkParts } from '../../../features/candidates/bulk-parts/server/actions/part.ts'
import { gateRefusals } from '../../../features/platform/access/contract.ts'
import { tokensOf } from '../../../features/platform/access/server/gate/token-schemes.ts'
import {
  accountAt,
  authenticate,
  companyAt,
  identityAt,
  isMachine,
  proveAccess,
  streamOwnerAt,
} from '../../../features/platform/access/server/gate.ts'
import type { BundleFormat } from '../../../features/platform/imports/rules/format.ts'
import type { TodayKind } from '../../../features/platform/today-parts/server/actions/part.ts'
import { countUpload } from '../../../features/platform/uploads/server/actions/quota.ts'
import { loadBulkParts } from './plumbing/bulk-parts.ts'
import { findInFeatures } from './plumbing/features.ts'
import { packReplies } from './plumbing/http/compression.ts'
import { type ConnectionLimits, createPatientServer } from './plumbing/http/connections.ts'
import { secureHeaders } from './plumbing/http/headers.ts'
import { type HealthLimits, serveHealth } from './plumbing/http/health.ts'
import { servePublished } from './plumbing/http/published.ts'
import { RequestLog } from './plumbing/http/request-log.ts'
import { loadFormat, startImportThread } from './plumbing/importing.ts'
import { loadTodayKinds } from './plumbing/parts/today-kinds.ts'
import { serveSite } from './plumbing/site/site.ts'
import type { SiteMoves } from './plumbing/site/site-moves.ts'
import { serveWeb } from './plumbing/web.ts'
import { loadWording } from './plumbing/wording.ts'

/** What only some routes need: those that import candidates, receive files by themselves, act on many, or gather what waits. */
interface RouteParts {
  readonly bulkParts: BulkParts
  readonly format: BundleFormat<Database>
  readonly todayKinds: readonly TodayKind[]
  /** The folder of received files, until the reply. */
  readonly uploadFolder: string
  readonly startThread: () => Worker
}

type Routes = (services: AppServices, serve: Serve, app: FastifyInstance, parts: RouteParts) => void

function isRoutes(value: unknown): value is Routes {
  return typeof value === 'function'
}

/** The most event streams that one account or one share may have open on this server: each browser has one. */
const maxStreams = 20
/** The most event streams of all: each holds a connection. */
const maxStreamsOfAll = 5_000

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
  /** The limits of the health check; the usual ones if left out. */
  health?: Partial<HealthLimits>
  /** The limits of a connection; the usual ones if left out. */
  connections?: Partial<ConnectionLimits>
  loggerInstance?: FastifyBaseLogger
}

/** Returns Fastify's `trustProxy`: this many hops, counted from this server, or these addresses; none by default. */
function believedProxies(trustProxy: number | string[] | null) {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy
  return trustProxy ?? false
}

const failures = {
  /** An act on a candidate that was erased under it finds nothing. */
  refusalOf: (error: unknown) => (isParentGone(error) ? new Refusal(gateRefusals, 'notFound') : null),
  isUnavailable: isDatabaseUnavailable,
}

async function routePartsOf(services: AppServices, uploadFolder: string): Promise<RouteParts> {
  const [format, bulkParts, todayKinds] = await Promise.all([loadFormat(), loadBulkParts(), loadTodayKinds()])
  return { format, bulkParts, todayKinds, uploadFolder, startThread: () => startImportThread(services) }
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
    logController: new RequestLog(),
    // A secret in an address may be as long as an address can be: its route answers whether it is one.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    // On a stop, requests in progress finish; the caller limits the time.
    forceCloseConnections: 'idle',
    serverFactory: (handler) => createPatientServer(handler, options.connections),
    frameworkErrors: (_error, request, reply) => void replyToUnknownPath(request, reply),
    trustProxy: believedProxies(options.trustProxy ?? null),
  })
  closeConnectionsWhenStopping(app)
  // Calls validate their own input, in the caller's language; Fastify's own validation stays out of the way.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(serializerCompiler)
  const { describeRefusal, wordReply } = await loadWording()
  const writeFailure = replyToFailures(app, { ...failures, describeRefusal })

  packReplies(app)
  await secureHeaders(app)
  await servePublished(app)
  const serve = serveCalls(app, {
    authenticate: (access, context) => authenticate(services, access, context),
    prove: (access, caller, input) => proveAccess(services, access, caller, input),
    tokensOf,
    identify: identityAt,
    runFor: (caller, work) => {
      const companyId = companyAt(caller)
      return companyId ? asOwner(companyId, work) : work()
    },
    writeFailure,
    wordReply,
    ...(options.keptBytes === undefined ? {} : { keptBytes: options.keptBytes }),
    uploadFolder: options.uploadFolder,
    // Imports of a company's own systems have no hourly limit.
    acceptFiles: async (caller, bytes, { address }) => {
      if (!isMachine(caller)) await countUpload(services, { accountId: accountAt(caller), address }, bytes)
    },
    streams: { most: maxStreams, mostOfAll: maxStreamsOfAll, ownerOf: streamOwnerAt },
  })
  const parts = await routePartsOf(services, options.uploadFolder)
  for (const [, module] of await findInFeatures('server/routes.ts')) {
    if (isRoutes(module.routes)) module.routes(services, serve, app, parts)
  }

  serveHealth(app, services, options.health)
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
