import { useEffect } from 'react'
import { logViewing } from '../../../report/viewings/web/viewing-log.ts'
import { useVisit, visit } from '../../../sign-in/session/web/visit.ts'

/** Reports how long a visitor has each section of a report in view, by its tabs; nothing while none is. */
export function useVisitLog(interviewId: string | null, section: string | null): void {
  const by = useVisit()
  useEffect(() => {
    if (!interviewId || section === null || !by) return
    const stop = logViewing({ interviewId, section }, () => visit() !== by)
    return stop
  }, [interviewId, section, by])
}
