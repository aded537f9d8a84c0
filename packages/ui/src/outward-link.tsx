import { ExternalIcon } from '@candor/ui/icons'
import type { ReactNode } from 'react'
import styles from './outward-link.module.css'

interface Props {
  /** Http or https, checked by the caller. */
  address: string
  /** Name of the link where its text does not say it. */
  label?: string
  children: ReactNode
}

/** A link to another site. It opens in a new tab, and sends no referrer. */
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
