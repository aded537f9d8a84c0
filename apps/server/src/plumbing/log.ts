import type { FastifyRequest } from 'fastify'
import {
  type DestinationStream,
  destination,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
} from 'pino'

/** A path segment with at least this many characters may be a secret; names of pages are shorter. */
const secretFrom = 21

/** The path of a request without secrets: parameters of a route are replaced by their names. */
function pathOf(request: FastifyRequest): string {
  // An unknown path has no route options.
  const route = request.is404 ? undefined : request.routeOptions.url
  if (route && !route.endsWith('*')) return route
  const [path = ''] = request.url.split('?', 1)
  const steps = path.split('/').map((step) => (step.length < secretFrom ? step : '…'))
  return steps.join('/')
}

/** The fields of an error that may be logged: database errors also carry values of rows. */
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

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

const standardError = 2

/** Logs to standard error, as standard output is for people. Secrets are never logged. */
export function openLog(
  level: LogLevel | 'trace',
  to: DestinationStream = destination(standardError),
): Logger {
  return pino({ ...options, level }, to)
}

/** The text of an error for the operator: its stack, with the causes. */
export function describeError(error: unknown): string {
  return error instanceof Error ? stdSerializers.err(error).stack : String(error)
}
