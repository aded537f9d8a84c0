import { CallFailure } from '@candor/call/web/send'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import type { Draft } from './use-draft.ts'

/**
 * Accepts what a draft is the refusal of, once at a time. It says nothing that could be lost, and its button stays: nothing
 * is kept of one that was not sent. Gives whether the server has taken it.
 */
export function useAccept(draft: Pick<Draft<object>, 'clear'>, send: () => Promise<void>) {
  const [acceptOnce, isAccepting] = useOneAtATime(async () => {
    try {
      await send()
    } catch (error) {
      if (error instanceof CallFailure) return false
      throw error
    }
    // A refusal that was not sent is out of date.
    draft.clear()
    return true
  })
  return { accept: async () => (await acceptOnce()) ?? false, isAccepting }
}
