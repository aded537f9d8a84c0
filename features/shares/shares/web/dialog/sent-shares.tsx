import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { useTranslations } from 'use-intl'
import { LostPassword } from './made-link.tsx'
import styles from './share-dialog.module.css'
import type { MailedShare } from './use-mailing.ts'

interface Props {
  readonly shares: readonly MailedShare[]
  readonly mails: 'sent' | 'kept'
}

/** The passwords of shares that were just mailed, to be passed on in another way; they are not shown again. */
export function SentShares({ shares, mails }: Props) {
  const t = useTranslations('shares')
  const told = shares.filter(({ password }) => password !== null).length
  return (
    <div className={styles.made}>
      {told > 0 && <p role="status">{t('tellPasswords', { count: told, mails })}</p>}
      {shares.map(({ shareId, email, password }) =>
        password === null ? (
          <LostPassword key={shareId} of={email} />
        ) : (
          <CopiedValue key={shareId} label={email} value={password} copy={t('copyPassword')} />
        ),
      )}
    </div>
  )
}
