import { jsonPath } from '@candor/call/faults'
import { excessOf, findUnstorableText } from '@candor/call/json-limits'
import { noteRefusal } from '@candor/call/refused-calls'
import type { AppServices } from '@candor/db/database'
import { isDatabaseUnavailable } from '@candor/db/database'
import { asOwner } from '@candor/db/in-turns'
import { isRecord } from '@candor/kernel/is-record'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceCaller } from '../../../../platform/access/rules/viewer.ts'
import { authenticateDirectory } from '../../../../platform/access/server/gate/directory.ts'
import { noResource, ScimFault } from '../../rules/scim-fault.ts'
import { maxCount } from '../../rules/scim-filter.ts'
import { maxScimBytes } from '../../rules/scim-rate.ts'
import { scimPath, scimSchemas } from '../../rules/scim-schemas.ts'
import { presentConfig, presentFault, presentList, presentTypes } from '../present.ts'
import { openShare, TooBusy } from './fair-share.ts'
import { serveGroups } from './groups.ts'
import type { ServeScim } from './scim-request.ts'
import { serveUsers } from './users.ts'

/**
 * The most values in one body: somewhat more than the largest group has members, with the attributes that directories
 * send.
 */
const maxValues = 120_000

/** The parameters that were given once. */
function textsOf(query: unknown): Record<string, string | undefined> {
  const given = isRecord(query) ? Object.entries(query) : []
  return Object.fromEntries(given.map(([key, value]) => [key, typeof value === 'string' ? value : undefined]))
}

function faultOf(error: unknown): { status: number; scimType: ScimFault['scimType']; message: string } {
  if (error instanceof ScimFault) return error
  if (error instanceof Refusal && error.feature === 'editions')
    return {
      status: 403,
      scimType: null,
      message: 'The company’s edition holds no further account of this type',
    }
  if (error instanceof Refusal && error.feature === 'sign-in-rules')
    return {
      status: 403,
      scimType: null,
      message: 'No administrator of the company who can sign in would be left',
    }
  if (error instanceof Refusal)
    return { status: 401, scimType: null, message: 'The bearer token is not good' }
  const status = isRecord(error) && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status === 413)
    return { status, scimType: null, message: `The body is larger than ${maxScimBytes} bytes` }
  if (status >= 400 && status < 500)
    return { status: 400, scimType: 'invalidSyntax', message: 'The body is no JSON' }
  if (isDatabaseUnavailable(error)) return { status: 503, scimType: null, message: 'Try again later' }
  return { status: 500, scimType: null, message: 'The server failed' }
}

/** Refuses text that the database cannot store, or would change. */
function requireKeepable(body: unknown): void {
  const path = isRecord(body) ? findUnstorableText(body) : null
  if (path)
    throw new ScimFault(400, 'invalidValue', `"${jsonPath(path)}" holds a character that cannot be kept`)
}

function send(reply: FastifyReply, status: number, body: object | null): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  return body === null
    ? reply.send()
    : reply.type('application/scim+json; charset=utf-8').serializer(JSON.stringify).send(body)
}

/** Parses bodies of SCIM, and refuses those that are nested too deep or hold too many values. */
function acceptBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    ['application/scim+json', 'application/json'],
    { parseAs: 'buffer', bodyLimit: maxScimBytes },
    (request, bytes: Buffer, done) => {
      if (excessOf(bytes, maxValues))
        done(new ScimFault(400, 'invalidSyntax', 'The body is nested too deep, or holds too many values'))
      else scope.getDefaultJsonParser('error', 'error')(request, bytes.toString('utf8'), done)
    },
  )
}

/** Answers every failure in the form of SCIM. */
function replyToFaults(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const fault = faultOf(error)
    if (fault.status >= 500) request.log.error({ err: error }, 'request of a directory failed')
    else noteRefusal(request, { code: fault.status })
    if (error instanceof TooBusy) reply.header('retry-after', error.seconds)
    if (fault.status === 401) reply.header('www-authenticate', 'Bearer')
    return send(reply, fault.status, presentFault(fault))
  })
  scope.setNotFoundHandler((_request, reply) => send(reply, 404, presentFault(noResource())))
}

/** Returns a function that registers a route with authentication and limits. */
function openServe(services: AppServices, scope: FastifyInstance): ServeScim {
  const takeShare = openShare(services)
  return (method, url, handle) => {
    const callers = new WeakMap<FastifyRequest, ServiceCaller>()
    scope.route<{ Params: { id?: string } }>({
      method,
      url,
      schema: { hide: true },
      bodyLimit: maxScimBytes,
      // Authenticates before the body is read, so that nobody without a token can send a large one.
      onRequest: async (request, reply) => {
        const caller = await authenticateDirectory(services, request.headers.authorization)
        await takeShare(caller, request, reply)
        callers.set(request, caller)
      },
      handler: async (request, reply) => {
        const caller = callers.get(request)
        if (!caller) throw new ScimFault(401, null, 'The bearer token is not good')
        const { id = '' } = request.params
        const { query, body } = request
        requireKeepable(body)
        const asked = { caller, request, id, query: textsOf(query), body }
        const answer = await asOwner(caller.companyId, () => handle(asked))
        return send(reply, answer.status ?? 200, answer.body)
      },
    })
  }
}

/** Serves the list of resources at a path, and each of them by its id. */
function serveListed(serve: ServeScim, path: string, resources: readonly { readonly id: string }[]): void {
  serve('GET', path, async () => ({ body: presentList(resources, resources.length, 1) }))
  serve('GET', `${path}/:id`, async ({ id }) => {
    const resource = resources.find((listed) => listed.id === id)
    if (!resource) throw noResource()
    return { body: resource }
  })
}

/** Serves SCIM 2.0 to a company's directory, in the forms of RFC 7643 and 7644 (decision 021). */
export function serveScim(services: AppServices, app: FastifyInstance): void {
  app.register(
    async (scope) => {
      acceptBodies(scope)
      replyToFaults(scope)
      const serve = openServe(services, scope)
      serveUsers(services, serve)
      serveGroups(services, serve)
      serve('GET', '/ServiceProviderConfig', async () => ({ body: presentConfig(maxCount) }))
      serveListed(serve, '/Schemas', scimSchemas)
      serveListed(serve, '/ResourceTypes', presentTypes())
    },
    { prefix: scimPath },
  )
}
