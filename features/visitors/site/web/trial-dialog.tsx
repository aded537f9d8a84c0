import type { LayoutContent } from '../rules/content.ts'
import { CloseIcon } from './icons.tsx'
import { Dialog } from './layout/dialog.tsx'
import site from './site.module.css'
import { useSite } from './site-context.ts'
import styles from './trial-dialog.module.css'

/** How to start a trial, or to reach sales: on a phone with the QR code, or on the page that it leads to. */
export function TrialDialog({
  name,
  words,
}: {
  name: 'trial' | 'sales'
  words: LayoutContent['trialDialog']
}) {
  const { addressOf } = useSite()
  return (
    <Dialog name={name} label={words.heading}>
      <form method="dialog" className={styles.head}>
        <button type="submit" className={site.close} aria-label={words.close}>
          <CloseIcon />
        </button>
      </form>
      <div className={styles.body}>
        <img src="/qr/trial.svg" width="184" height="184" alt={words.code} loading="lazy" />
        <div>
          <h2 className={site.heading}>{words.heading}</h2>
          <p>{words.text}</p>
          <a className={site.primary} href={addressOf('tryout')} data-dialog="register">
            {words.here}
          </a>
        </div>
      </div>
    </Dialog>
  )
}
