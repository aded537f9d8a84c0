import type { LoggerOptions } from 'pino'

/** Logs to standard error, so that standard output stays for people. Secrets never reach a line. */
export const logOptions: LoggerOptions = {
  level: 'info',
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
