import type { FastifyRequest } from 'fastify'
import type { ServiceCaller } from '../../../../platform/access/rules/viewer.ts'

/** An authenticated request of a directory. */
export interface ScimRequest {
  readonly caller: ServiceCaller
  readonly request: FastifyRequest
  readonly id: string
  readonly query: Readonly<Record<string, string | undefined>>
  readonly body: unknown
}

type Answer = { readonly status?: number; readonly body: object | null }
export type ServeScim = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  handle: (request: ScimRequest) => Promise<Answer>,
) => void
