import type { FastifyRequest } from 'fastify'
import {
  type DestinationStream,
  destination,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
} from 'pino'

/** From this many characters on a step of a path may be a secret; the names of pages are shorter. */
const secretFrom = 21

/** The path of a request without its secrets: words that a route takes from it go by their names. */
function pathOf(request: FastifyRequest): string {
  // A request that came to no route has no options to ask.
  const route = request.is404 ? undefined : request.routeOptions.url
  if (route && !route.endsWith('*')) return route
  const [path = ''] = request.url.split('?', 1)
  const steps = path.split('/').map((step) => (step.length < secretFrom ? step : '…'))
  return steps.join('/')
}

/** What an error says without what it carries: those of the database bring values of rows along. */
function errorOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack, code, table, constraint } = stdSerializers.err(error)
  const errors = error instanceof AggregateError ? error.errors.map(errorOf) : undefined
  return { type, message, stack, code, table, constraint, errors }
}

const options: LoggerOptions = {
  redact: {
    paths: ['req.headers.token', 'req.headers.authorization', 'req.headers.cookie', 'token', 'password'],
  },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
    err: errorOf,
  },
}

const standardError = 2

/** Logs to standard error, so that standard output stays for people. Secrets never reach a line. */
export function openLog(
  level: 'info' | 'warn' | 'trace',
  to: DestinationStream = destination(standardError),
): Logger {
  return pino({ ...options, level }, to)
}

/** An error as the operator reads it: where it was thrown, and what caused it. */
export function describeError(error: unknown): string {
  return error instanceof Error ? stdSerializers.err(error).stack : String(error)
}
