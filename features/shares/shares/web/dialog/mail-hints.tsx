import { classes } from '@candor/ui/classes.ts'
import { useTranslations } from 'use-intl'
import styles from './share-dialog.module.css'
import type { Shares } from './use-shares.ts'

/** Notes before a mail is addressed: how many are left, and that there is no mail server. */
export function MailHints({ mailing: { quota, isServerSet } }: Pick<Shares, 'mailing'>) {
  const t = useTranslations('shares')
  if (!quota && isServerSet) return null
  return (
    <div className={classes('hint', styles.hints)}>
      {quota && <p>{t('mailsLeft', quota)}</p>}
      {!isServerSet && <p className={styles.warning}>{t('noMailServer')}</p>}
    </div>
  )
}
