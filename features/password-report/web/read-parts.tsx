import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useVisitLog } from '../../shares/web/use-visit-log.ts'
import styles from './read-parts.module.css'

/** Sections of the report that this page shows one below the other, by the tabs that hold the same in the report. */
const sections = { resume: '0', plan: '3', checks: '22', analysis: '1.1' } as const

const attribute = 'data-section'

/** Where the eye is taken to be: a line across the middle of the view. */
const middle = '-50% 0px -50% 0px'

/** What belongs to one section, whose time in view is told. */
export function ReadPart({ section, children }: { section: keyof typeof sections; children: ReactNode }) {
  return (
    <div className={styles.part} {...{ [attribute]: sections[section] }}>
      {children}
    </div>
  )
}

/** The sections of a report, of which the one in the middle of the view is told as read. */
export function ReadParts({ interviewId, children }: { interviewId: string | null; children: ReactNode }) {
  const [section, setSection] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useVisitLog(interviewId, section)
  useEffect(() => {
    const parts = place.current?.querySelectorAll(`[${attribute}]`) ?? []
    const observer = new IntersectionObserver(
      (entries) => {
        // Between two parts, and before the first, the one that was read goes on being it.
        const read = entries.find(({ isIntersecting }) => isIntersecting)?.target.getAttribute(attribute)
        if (read) setSection(read)
      },
      { rootMargin: middle },
    )
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.parts} ref={place}>
      {children}
    </div>
  )
}
