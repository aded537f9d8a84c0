import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { useTranslations } from 'use-intl'
import styles from './share-dialog.module.css'
import type { MailedShare } from './use-mailing.ts'

/** The passwords of shares that were just mailed, to be passed on in another way; they are not shown again. */
export function SentShares({ shares }: { shares: readonly MailedShare[] }) {
  const t = useTranslations('shares')
  return (
    <div className={styles.made}>
      <p role="status">{t('tellPasswords', { count: shares.length })}</p>
      {shares.map(({ shareId, email, password }) =>
        password === null ? (
          <p key={shareId} className={styles.lost}>
            {t('passwordLost', { address: email })}
          </p>
        ) : (
          <CopiedValue key={shareId} label={email} value={password} copy={t('copyPassword')} />
        ),
      )}
    </div>
  )
}
