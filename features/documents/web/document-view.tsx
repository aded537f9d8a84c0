import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { AnalysingNote, EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getConvertedUrl, getPreviewUrl } from '../contract.ts'
import { type AttachedFile, documentView } from '../rules/attached-file.ts'
import { frameAddress } from '../rules/original.ts'
import styles from './file-entry.module.css'

/** A stored page may do nothing in its frame; only the product's own pdf page runs its script. */
function Frame({ address, name }: { address: string; name: string }) {
  const t = useTranslations('documents.file')
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

/** A document through the server's conversion; one of a format that has none can only be taken. */
export function DocumentView({ file }: { file: AttachedFile }) {
  const t = useTranslations('documents.file')
  const view = documentView(file.ending)
  const sourceUrl = file.address
  const type = view.by === 'conversion' ? view.type : null
  const converted = useQuery({
    ...callQuery(getConvertedUrl, { sourceUrl, type: type ?? 'doc2html' }),
    enabled: type !== null,
  })
  const previewed = useQuery({
    ...callQuery(getPreviewUrl, { sourceUrl }),
    enabled: view.by === 'preview',
  })
  if (view.by === 'none') return <EmptyNote title={t('noPreview')} text={t('noPreviewText')} />

  const result = type ? converted : previewed
  if (result.data) return <Frame address={frameAddress(result.data, file.ending)} name={file.name} />
  if (result.isPending) return <AnalysingNote text={t('opening')} />
  const refusal = result.error instanceof CallFailure && result.error.code ? result.error.message : null
  return <FailedNote message={refusal ?? t('brokenDocument')} onRetry={() => void result.refetch()} />
}
