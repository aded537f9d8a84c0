import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { AnalysingNote, EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getConvertedUrl, getPreviewUrl } from '../contract.ts'
import { type AttachedFile, documentView } from '../rules/attached-file.ts'
import { frameAddress } from '../rules/original.ts'
import { DocumentFrame } from './document-frame.tsx'

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
  if (result.data) {
    const title = t('documentOf', { name: file.name })
    return <DocumentFrame address={frameAddress(result.data, file.ending)} title={title} isAskedFor />
  }
  if (result.isPending) return <AnalysingNote text={t('opening')} />
  const refusal = result.error instanceof CallFailure && result.error.code ? result.error.message : null
  return <FailedNote message={refusal ?? t('brokenDocument')} onRetry={() => void result.refetch()} />
}
