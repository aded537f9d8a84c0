import { type ReactNode, useEffect, useRef } from 'react'
import { LinkFrame } from './link-frame.tsx'
import styles from './link-page.module.css'
import own from './notice.module.css'

interface Props {
  title: string
  text?: string
  company?: string
  /** A text that somebody wrote. */
  quote?: string | null
  /** Whether it is the outcome of an act: then it takes the focus. */
  isOutcome?: boolean
  children?: ReactNode
}

/** A page with a single message. */
export function Notice({ title, text, company, quote, isOutcome, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOutcome) heading.current?.focus()
  }, [isOutcome])
  return (
    <LinkFrame title={title} company={company}>
      <div role={isOutcome ? 'status' : 'alert'}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={own.text}>{text}</p>}
      </div>
      {quote && <blockquote className={own.quote}>{quote}</blockquote>}
      {children}
    </LinkFrame>
  )
}
