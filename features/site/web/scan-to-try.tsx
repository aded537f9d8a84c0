import type { HomeContent } from '../rules/content.ts'
import styles from './scan-to-try.module.css'
import site from './site.module.css'
import { useSite } from './site-context.ts'

/** A QR code that the server makes: the address of the page on which a trial begins. */
export function ScanToTry({ scan }: { scan: HomeContent['scan'] }) {
  const { layout, addressOf } = useSite()
  return (
    <section className={`${site.wrap} ${styles.scan}`}>
      <img src="/qr/trial.svg" width="184" height="184" alt={scan.code} loading="lazy" />
      <div>
        <h2 className={site.heading}>{scan.heading}</h2>
        <p>{scan.text}</p>
      </div>
      <a className={site.primary} href={addressOf('tryout')} data-dialog="trial">
        {layout.trial}
      </a>
    </section>
  )
}
