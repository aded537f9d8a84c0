import { keptJson, keptText } from '@candor/ui/kept-text.ts'
import { EmptyNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  framedAddress,
  handedFromKey,
  handOffKey,
  readHandedFrom,
} from '../../../candidates/resume/rules/handed-address.ts'
import { DocumentFrame } from '../../../platform/documents/web/document-frame.tsx'
import { PageHead } from '../../../report/report/web/header/page-head.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import styles from './original-page.module.css'

/** Whether a stored file is no longer served: its session or share has ended, or its address has expired. */
function useIsGone(address: string | null): boolean {
  const found = useQuery({
    queryKey: ['handed address', address],
    queryFn: async ({ signal }) => (await fetch(address ?? '', { method: 'HEAD', signal })).status,
    enabled: address !== null,
    retry: false,
  })
  return found.data === 404
}

/** The original resume in the whole window (P2-128). */
export function OriginalPage() {
  const t = useTranslations('report-resume')
  const from = readHandedFrom(keptJson('sessionStorage', handedFromKey))
  usePageTitle(from ? t('pageOf', { name: from.name, title: t('original') }) : t('original'))
  const head = from && <PageHead {...from} title={t('original')} />
  const address = framedAddress(keptText('sessionStorage', handOffKey), location.origin)
  const isGone = useIsGone(address)
  if (!address || isGone) {
    return (
      <main className={styles.notice}>
        {head}
        <EmptyNote title={t(address ? 'addressOver' : 'noOriginal')} text={t('noAddress')} />
      </main>
    )
  }
  return (
    <main className={styles.page}>
      {head && <div className={styles.head}>{head}</div>}
      <DocumentFrame address={address} title={t('original')} className={styles.frame} />
    </main>
  )
}
