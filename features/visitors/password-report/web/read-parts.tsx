import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useVisitLog } from '../../../shares/shares/web/use-visit-log.ts'
import styles from './read-parts.module.css'

/** Sections of this page by the tabs of the report that show the same. */
const sections = { resume: '0', plan: '3', checks: '22', analysis: '1.1' } as const

const attribute = 'data-section'

/** The line across the middle of the view, where the reader is assumed to look. */
const middle = '-50% 0px -50% 0px'

/** A section whose time in view is recorded. */
export function ReadPart({ section, children }: { section: keyof typeof sections; children: ReactNode }) {
  return (
    <div className={styles.part} {...{ [attribute]: sections[section] }}>
      {children}
    </div>
  )
}

/** The sections of the report; the one in the middle of the view is recorded as being read. */
export function ReadParts({ interviewId, children }: { interviewId: string | null; children: ReactNode }) {
  const [section, setSection] = useState<string | null>(null)
  const container = useRef<HTMLDivElement>(null)
  useVisitLog(interviewId, section)
  useEffect(() => {
    const parts = container.current?.querySelectorAll(`[${attribute}]`) ?? []
    const observer = new IntersectionObserver(
      (entries) => {
        // Between two sections, and before the first, the last one counts.
        const read = entries.find(({ isIntersecting }) => isIntersecting)?.target.getAttribute(attribute)
        if (read) setSection(read)
      },
      { rootMargin: middle },
    )
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.parts} ref={container}>
      {children}
    </div>
  )
}
