import { type DestinationStream, destination, type Logger, type LoggerOptions, pino } from 'pino'

const options: LoggerOptions = {
  redact: {
    paths: ['req.headers.token', 'req.headers.authorization', 'req.headers.cookie', 'token', 'password'],
  },
  serializers: {
    // Addresses hold ids and, for media, a signature: the path without them says enough.
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?')[0]?.replace(/^\/file\/media\/.*/, '/file/media/…'),
    }),
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
