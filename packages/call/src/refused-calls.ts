import type { FastifyRequest } from 'fastify'

/** A refusal for the log: its code, and the path of the call where that is one of a batch. */
interface RefusedCall {
  readonly code: number
  readonly path?: string
}

const refused = new WeakMap<FastifyRequest, RefusedCall[]>()

export function noteRefusal(request: FastifyRequest, call: RefusedCall): void {
  const calls = refused.get(request) ?? []
  refused.set(request, calls)
  calls.push(call)
}

/** What a request was refused with, for its line in the log. */
export function refusalsOf(request: FastifyRequest): readonly RefusedCall[] {
  return refused.get(request) ?? []
}
