// An answer of the server has no type until a schema or a guard reads it.

import type { InjectOptions, LightMyRequestResponse } from 'fastify'

type Answer = Omit<LightMyRequestResponse, 'json'> & { json(): unknown }

declare module 'fastify' {
  interface FastifyInstance {
    inject(options: InjectOptions | string): Promise<Answer>
  }
}
