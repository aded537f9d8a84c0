import { useTranslations } from 'use-intl'
import type { ShareChoice } from '../../rules/sharing.ts'
import styles from './share-dialog.module.css'
import type { Shares } from './use-shares.ts'

interface Props {
  mailing: Shares['mailing']
  form: ShareChoice
}

/** What becomes of a mail that is to be sent: how its password gets there, and that there is no mail server. */
export function MailHints({ mailing, form }: Props) {
  const t = useTranslations('shares')
  const password = mailing.sendsPassword ? t('passwordByMail') : t('passwordByHand')
  return (
    <div className={styles.hints}>
      {form.hasPassword && <p>{password}</p>}
      {mailing.quota && <p>{t('mailsLeft', { ...mailing.quota })}</p>}
      {!mailing.isServerSet && <p className={styles.warning}>{t('noMailServer')}</p>}
    </div>
  )
}
