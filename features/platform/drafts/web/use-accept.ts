import { CallFailure } from '@candor/call/web/send'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import type { Draft } from './use-draft.ts'

/**
 * Accepts what a draft would refuse, once at a time. There is no text to lose and the button stays, so an unsent one is
 * not kept. Resolves to whether the server stored it.
 */
export function useAccept(draft: Pick<Draft<object>, 'clear'>, send: () => Promise<void>) {
  const [acceptOnce, isAccepting] = useOneAtATime(async () => {
    try {
      await send()
    } catch (error) {
      if (error instanceof CallFailure) return false
      throw error
    }
    // A refusal that was not sent is out of date now.
    draft.clear()
    return true
  })
  return { accept: async () => (await acceptOnce()) ?? false, isAccepting }
}
