import { useEffect, useEffectEvent } from 'react'
import type { Draft } from './use-draft.ts'

interface Likeness {
  /** Whether the same is stored as would be sent, where white space, order and the like do not count. */
  readonly isSentSame?: boolean
  /** Whether what is stored is what is written, to the letter. */
  readonly isSame?: boolean
}

/**
 * Forgets a draft that is stored already, so that it hides nothing that is stored later: its answer was lost, or it was
 * changed back. While it is being written only `isSame` counts: a space at its end is the beginning of a word.
 */
export function useForgetStored(
  { isUnsent, clear }: Pick<Draft<object>, 'isUnsent' | 'clear'>,
  { isSentSame = false, isSame = false }: Likeness,
  onForgotten?: () => void,
): void {
  const isStored = isSame || (isUnsent && isSentSame)
  const forget = useEffectEvent(() => {
    clear()
    onForgotten?.()
  })
  useEffect(() => {
    if (isStored) forget()
  }, [isStored])
}
