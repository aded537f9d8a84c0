import { useEffect } from 'react'
import { useVisit, visit } from '../../session/web/visit.ts'
import { logViewing } from '../../viewings/web/viewing-log.ts'

/** Reports how long a visitor has each section of a report in view, by its tabs; nothing while none is. */
export function useVisitLog(interviewId: string | null, section: string | null): void {
  const by = useVisit()
  useEffect(() => {
    if (!interviewId || section === null || !by) return
    const stop = logViewing({ interviewId, section }, () => visit() !== by)
    return stop
  }, [interviewId, section, by])
}
