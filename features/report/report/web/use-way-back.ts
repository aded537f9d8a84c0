import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

declare module '@tanstack/history' {
  interface HistoryState {
    /** That the page was opened from the report that it is about. */
    isFromReport?: true
  }
}

/** The state of a link from a report to another page of it. */
export const fromReport = { isFromReport: true } as const

/** Whether the report is one step back in the history, as it was left. */
export function useIsFromReport(): boolean {
  return useLocation({ select: ({ state }) => state.isFromReport === true })
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/**
 * Click handler of a link back to the report: a plain click goes one step back where the report was left from there.
 */
export function useStepBack(isLeft: boolean): (event: MouseEvent) => void {
  const { history } = useRouter()
  return (event) => {
    if (!isLeft || !isPlainClick(event)) return
    event.preventDefault()
    history.back()
  }
}
