import { useEffect } from 'react'
import type { BulkKind } from '../contract.ts'

type Listener = (kind: BulkKind) => void

let asked: Listener | null = null

/** Opens the sheet of an act for the chosen candidates of the list in view. Returns whether there are any. */
export function askBulk(kind: BulkKind): boolean {
  asked?.(kind)
  return asked !== null
}

/** Opens sheets that keys ask for, while the bar of the chosen candidates is drawn. */
export function useAskedBulk(onAsked: Listener): void {
  useEffect(() => {
    asked = onAsked
    return () => {
      if (asked === onAsked) asked = null
    }
  }, [onAsked])
}
