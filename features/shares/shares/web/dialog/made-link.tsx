import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { useTranslations } from 'use-intl'
import { passwordReportAddress } from '../../rules/visit-pages.ts'
import styles from './share-dialog.module.css'

/** Link and password that were just made and are not shown again. */
export interface ShareResult {
  readonly shareId: string
  /** Null where the link went into a conversation. */
  readonly shareUrl: string | null
  readonly hasPassword: boolean
  /** Null also where a retry was answered, which gives it no more. */
  readonly password: string | null
}

/** The link and the password of a share that was just made, to copy them. */
export function MadeLink({ share: { shareUrl, hasPassword, password } }: { share: ShareResult }) {
  const t = useTranslations('shares')
  const text = password ? t('madeWithPassword') : t('made')
  if (hasPassword && password === null) return <LostPassword of={t('nobodyNamed')} />
  return (
    <div className={styles.made}>
      <p role="status">{shareUrl === null ? t('tellConversation') : text}</p>
      {shareUrl && <CopiedValue label={t('link')} value={shareUrl} copy={t('copyLink')} />}
      {shareUrl && password && (
        <CopiedValue label={t('phoneLink')} value={passwordReportAddress(shareUrl)} copy={t('copyLink')} />
      )}
      {password && <CopiedValue label={t('password')} value={password} copy={t('copyPassword')} />}
    </div>
  )
}

/** Tells how a share gets a new password, where the reply with the first one was lost. */
export function LostPassword({ of }: { of: string }) {
  const t = useTranslations('shares')
  return (
    <p className={styles.lost} role="status">
      {t('passwordLost', { address: of })}
    </p>
  )
}
