import { codes } from '@candor/call/codes'
import { CallFailure } from '@candor/call/web/send'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import type { Draft } from './use-draft.ts'

/** The codes of a sign-in that ran out: what was sent is sent again after the next one. */
const signInCodes: readonly number[] = [codes.tokenExpired, codes.tokenInvalid, codes.signInNeeded]

/** Whether a submit did not come to be judged: it never arrived, or its sign-in had run out. */
export function wasNotJudged({ code }: CallFailure): boolean {
  return code === null || signInCodes.includes(code)
}

interface Submitting<Args extends readonly unknown[]> {
  /** Sends what is written; whatever it throws leaves the draft as it was. */
  readonly send: (...args: Args) => Promise<unknown>
  /** Whom or what it is about, for the note that it was not sent. */
  readonly name: string
  /** Where to go on with it; the page's address unless given. */
  readonly href?: string
  /** When it is over, and sending it of no use any more (epoch milliseconds). */
  readonly until?: number
  /** Whether it says what somebody thinks of a candidate. */
  readonly isEvaluation?: boolean
}

/**
 * Submits a draft: once at a time, and forgets it when the server has taken it, unless it is another one by then.
 *
 * A submit that did not reach the server, or whose sign-in had run out, is kept and marked, so that it is offered again;
 * with its key, so that it is never stored twice; the mark goes once the server has refused it. `submit` says whether the
 * server has taken it.
 */
export function useSubmit<Value extends object, Args extends readonly unknown[] = []>(
  draft: Draft<Value>,
  { send, name, href, until, isEvaluation }: Submitting<Args>,
) {
  const [sendOnce, isSending] = useOneAtATime(async (...args: Args) => {
    // The reader may be elsewhere by the time that it fails.
    const here = href ?? location.pathname + location.search
    const sentKey = draft.keyFor()
    try {
      await send(...args)
      draft.clear(sentKey)
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      draft.markUnsent(sentKey, wasNotJudged(error) ? { name, href: here, until, isEvaluation } : null)
      return false
    }
  })

  return { submit: async (...args: Args) => (await sendOnce(...args)) ?? false, isSending }
}
