import { whenIdle } from '@candor/ui/loading/when-idle.ts'
import { ErrorBoundary } from '@candor/ui/sections/error-boundary'
import { startTransition, useEffect, useState } from 'react'
import { type ActionProps, type ActionSlot, actionsAt } from './action-registry.ts'

let hasSettled = false

/** Whether the page has settled once since it was opened; from then on it has, whichever candidate is stepped to. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(hasSettled)
  useEffect(() => {
    if (isSettled) return
    const stop = whenIdle(() => {
      hasSettled = true
      startTransition(() => setSettled(true))
    })
    return stop
  }, [isSettled])
  return isSettled
}

interface Props extends ActionProps {
  slot: ActionSlot
}

/**
 * The viewer's actions in one slot. If one breaks, the others stay.
 *
 * Reading comes first: on the first visit the actions load after the report.
 */
export function ReportActions({ report, navigation, slot }: Props) {
  const isSettled = useSettled()
  if (!isSettled) return null
  return actionsAt(slot, report).map(({ order, Part }) => (
    <ErrorBoundary key={`${slot} ${order}`}>
      <Part report={report} navigation={navigation} />
    </ErrorBoundary>
  ))
}
