import { ExternalIcon } from '@candor/ui/icons'
import type { ReactNode } from 'react'
import styles from './outward-link.module.css'

interface Props {
  /** Http or https: whoever gives it has looked. */
  address: string
  /** What the link is called where its own words do not say it. */
  label?: string
  children: ReactNode
}

/** A link out of Candor. It opens beside the report, and the other side learns nothing of where it was followed from. */
export function OutwardLink({ address, label, children }: Props) {
  return (
    <a
      className={styles.link}
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      referrerPolicy="no-referrer"
      aria-label={label}
    >
      {children}
      <ExternalIcon />
    </a>
  )
}
