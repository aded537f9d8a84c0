import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { type EnvelopeOptions, replyToFailures } from './envelope.ts'
import { type Serve, type ServeOptions, serveCalls } from './serve.ts'

/** Serves calls to everybody and words each refusal as `no`, save for what a test gives. */
export function serveOpenly(
  app: FastifyInstance,
  given: Partial<EnvelopeOptions & ServeOptions<string | null>> = {},
): Serve {
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(serializerCompiler)
  const writeFailure = replyToFailures(app, {
    describeRefusal: () => 'no',
    isUnavailable: () => false,
    ...given,
  })
  return serveCalls(app, {
    authenticate: async () => null,
    prove: async () => ({}),
    uploadFolder: tmpdir(),
    ...given,
    writeFailure,
  })
}
