import { keepText, keptText } from '@candor/ui/kept-text.ts'
import { useCallback, useEffect, useState } from 'react'

interface Focus {
  readonly focused: string | null
  /** Counts the steps by keys: the focused row takes the browser's focus after each. */
  readonly steps: number
}

/** The focused candidate of the list, which outlives the report and a reload in this tab. */
export function useFocusedRow(key: string) {
  const [focus, setFocus] = useState<Focus>(() => ({ focused: keptText('sessionStorage', key), steps: 0 }))
  const { focused } = focus
  useEffect(() => {
    keepText('sessionStorage', key, focused)
  }, [key, focused])
  const note = useCallback(
    (candidateId: string) => setFocus((before) => ({ ...before, focused: candidateId })),
    [],
  )
  const stepTo = useCallback(
    (candidateId: string) => setFocus(({ steps }) => ({ focused: candidateId, steps: steps + 1 })),
    [],
  )
  return { ...focus, note, stepTo }
}

export type FocusedRow = ReturnType<typeof useFocusedRow>
