import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { DocumentFrame } from '../../documents/web/document-frame.tsx'
import { framedAddress, handedAddressKey } from '../rules/handed-address.ts'
import styles from './original-page.module.css'

function handedAddress(): string | null {
  try {
    return sessionStorage.getItem(handedAddressKey)
  } catch {
    return null
  }
}

/** The original resume alone, as large as the window (P2-128). */
export function OriginalPage() {
  const t = useTranslations('report-resume')
  const address = framedAddress(handedAddress(), location.origin)
  if (!address) {
    return (
      <main className={styles.notice}>
        <EmptyNote title={t('noOriginal')} text={t('noAddress')} />
      </main>
    )
  }
  return (
    <main className={styles.page}>
      <DocumentFrame address={address} title={t('original')} className={styles.frame} />
    </main>
  )
}
