import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { noteStep } from './latest-step.ts'

/** Paths between which a report is stepped, not left. */
const reportPaths = ['/shareurl', '/reportContent', '/redirect']

/** Whose report was entered last; null outside of reports. */
let entered: string | null = null

/** After a step to another candidate the focus is on the new name; gives the name to announce, or an empty text. */
export function useArrival(
  candidateId: string,
  name: string,
  heading: RefObject<HTMLHeadingElement | null>,
): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const isStep = entered !== null && entered !== candidateId
    entered = candidateId
    if (!isStep) return
    noteStep(candidateId)
    heading.current?.focus()
    setAnnounced(name)
  }, [candidateId, name, heading])

  const router = useRouter()
  useEffect(
    () => () => {
      if (!reportPaths.includes(router.state.location.pathname)) entered = null
    },
    [router],
  )
  return announced
}
