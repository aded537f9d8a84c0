import { keepText, keptText } from '@candor/ui/kept-text.ts'
import { useState } from 'react'

/** A text that survives a reload of this tab. */
export function useKept(key: string, first: string): [string, (next: string) => void] {
  const [value, setValue] = useState(() => keptText('sessionStorage', key) ?? first)
  function keep(next: string) {
    setValue(next)
    keepText('sessionStorage', key, next === first ? null : next)
  }
  return [value, keep]
}
