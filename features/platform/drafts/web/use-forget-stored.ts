import { useEffect, useEffectEvent } from 'react'
import type { Draft } from './use-draft.ts'

export interface Likeness {
  /** Whether a submit would store the same, apart from white space, order and the like. */
  readonly isSentSame?: boolean
  /** Whether the draft and the stored value are exactly alike. */
  readonly isSame?: boolean
}

/**
 * Forgets a draft that is stored already, because its reply was lost or it was changed back: it would hide later
 * values. While somebody is typing only an exact match counts: a space at the end begins a word.
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
