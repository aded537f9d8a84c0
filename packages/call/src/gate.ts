import type { AdmissionOf, AnyAccess } from './define.ts'
import type { RequestContext } from './request-context.ts'

/** Who decides what may be asked. `Caller` is what it knows of a caller whom it let in. */
export interface Gate<Caller> {
  /** Lets a caller in or refuses. It is asked before the body is read, so that a stranger uploads nothing. */
  admit: (access: AnyAccess, context: RequestContext) => Promise<Caller>
  /** Proves all that an access declares, or refuses. It is asked once the input was read, before the handler. */
  prove: (access: AnyAccess, caller: Caller, input: unknown) => Promise<AdmissionOf<AnyAccess>>
  /** With which tokens a call can be made, any of them, by the names that they are published under; left out: untold. */
  tokensOf?: (access: AnyAccess) => readonly string[]
}
