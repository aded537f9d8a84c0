import type { ReactNode } from 'react'
import type { HomeContent } from '../rules/content.ts'
import styles from './scan-to-try.module.css'
import site from './site.module.css'

/** A QR code from the server with the address of the trial page, and `children` beside it. */
export function ScanToTry({ scan, children }: { scan: HomeContent['scan']; children?: ReactNode }) {
  return (
    <section className={`${site.wrap} ${styles.scan}`}>
      <img src="/qr/trial.svg" width="184" height="184" alt={scan.code} loading="lazy" />
      <div>
        <h2 className={site.heading}>{scan.heading}</h2>
        <p>{scan.text}</p>
      </div>
      {children}
    </section>
  )
}
