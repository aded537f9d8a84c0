import { signInCodes } from '@candor/call/codes'
import { CallFailure } from '@candor/call/web/send'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import type { Draft } from './use-draft.ts'

/**
 * Whether the server did not decide about a submit: it never arrived, or the sign-in had expired. After the next
 * sign-in the draft is sent again.
 */
export function wasNotJudged({ code }: CallFailure): boolean {
  return code === null || signInCodes.includes(code)
}

/** How a draft is submitted. */
export interface Submitting<Args extends readonly unknown[], Reply> {
  /** Sends the draft; if it throws, the draft stays. */
  readonly send: (...args: Args) => Promise<Reply>
  /** What follows once it is stored, before the draft is emptied: that stays in view until what was stored is. */
  readonly after?: (reply: Reply) => Promise<unknown>
  /** The candidate or object of the draft, for the note that it is unsent. */
  readonly name: string
  /** Until when a submit makes sense (epoch milliseconds). */
  readonly until?: number
  /** Whether it is an opinion on a candidate. */
  readonly isEvaluation?: boolean
}

/**
 * Submits a draft, once at a time, and forgets it when the server has stored it, unless it was changed meanwhile.
 *
 * A submit that did not reach the server, or whose sign-in had expired, is marked as unsent and offered again, with its
 * key, so that it is never stored twice; a refusal removes the mark. `submit` resolves to whether the server stored it.
 */
export function useSubmit<Value extends object, Args extends readonly unknown[] = [], Reply = unknown>(
  draft: Draft<Value>,
  { send, after, name, until, isEvaluation }: Submitting<Args, Reply>,
) {
  const [sendOnce, isSending] = useOneAtATime(async (...args: Args) => {
    // Read now: the reader may be on another page when it fails.
    const href = location.pathname + location.search
    const sentKey = draft.keyFor()
    try {
      const reply = await send(...args)
      if (after) {
        // Whoever loads the page anew meanwhile must not find it as one that is still to be sent.
        draft.forgetKept(sentKey)
        await after(reply)
      }
      draft.clear(sentKey)
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      draft.markUnsent(sentKey, wasNotJudged(error) ? { name, href, until, isEvaluation } : null)
      return false
    }
  })

  return { submit: async (...args: Args) => (await sendOnce(...args)) ?? false, isSending }
}
