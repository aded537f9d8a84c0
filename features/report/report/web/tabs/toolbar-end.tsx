import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The right end of the row of inner tabs. */
export const ToolbarSlot = createContext<HTMLElement | null>(null)

/** Puts controls of an inner tab at the right end of the row above it. */
export function ToolbarEnd({ children }: { children: ReactNode }) {
  const slot = use(ToolbarSlot)
  return slot && createPortal(children, slot)
}
