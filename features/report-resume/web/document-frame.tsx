import { useTranslations } from 'use-intl'
import styles from './original-resume.module.css'

/**
 * A document in a frame (R5-042).
 *
 * A stored page may do nothing there, as its own answer says too; only the product's own pdf page runs its script.
 */
export function DocumentFrame({ address, name }: { address: string; name: string }) {
  const t = useTranslations('report-resume')
  const isOwnPage = address.startsWith('/pdf.html?')
  return (
    <iframe
      className={styles.frame}
      src={address}
      title={t('documentOf', { name })}
      sandbox={isOwnPage ? undefined : ''}
    />
  )
}
