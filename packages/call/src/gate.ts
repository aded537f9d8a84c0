import type { AnyAccess, ProofOf } from './define.ts'
import type { RequestContext } from './request-context.ts'

/** Decides who may make a call. `Caller` is what it knows of a caller whom it let in. */
export interface Gate<Caller> {
  /** Lets a caller in or refuses. Runs before the body is read, so that a stranger uploads nothing. */
  authenticate: (access: AnyAccess, context: RequestContext) => Promise<Caller>
  /** Proves all that an access declares, or refuses. Runs after the input is read, before the handler. */
  prove: (access: AnyAccess, caller: Caller, input: unknown) => Promise<ProofOf<AnyAccess>>
  /** Names of the OpenAPI security schemes, any one of which a call accepts. Left out: none is published. */
  tokensOf?: (access: AnyAccess) => readonly string[]
}
