import type { LayoutContent } from '../rules/content.ts'
import { CloseIcon } from './icons.tsx'
import { Dialog } from './layout/dialog.tsx'
import site from './site.module.css'
import { useSite } from './site-context.ts'
import styles from './trial-dialog.module.css'

/** How to start a trial: on a phone with the QR code, or on the page that it leads to. */
export function TrialDialog({ trial }: { trial: LayoutContent['trialDialog'] }) {
  const { addressOf } = useSite()
  return (
    <Dialog name="trial" label={trial.heading}>
      <form method="dialog" className={styles.head}>
        <button type="submit" className={site.close} aria-label={trial.close}>
          <CloseIcon />
        </button>
      </form>
      <div className={styles.body}>
        <img src="/qr/trial.svg" width="184" height="184" alt={trial.code} loading="lazy" />
        <div>
          <h2 className={site.heading}>{trial.heading}</h2>
          <p>{trial.text}</p>
          <a className={site.primary} href={addressOf('tryout')} data-dialog="register">
            {trial.here}
          </a>
        </div>
      </div>
    </Dialog>
  )
}
