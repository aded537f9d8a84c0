import { useTranslations } from 'use-intl'
import type { AttachedFile } from '../rules/attached-file.ts'
import { originalView } from '../rules/original.ts'
import { ConvertedDocument } from './converted-document.tsx'

/** A document that came beside a resume or with an evaluation, through the server's conversion. */
export function DocumentView({ file }: { file: AttachedFile }) {
  const t = useTranslations('documents.file')
  const view = originalView(file.ending, null)
  return (
    <ConvertedDocument
      sourceUrl={file.address}
      type={view.by === 'conversion' ? view.type : null}
      title={t('documentOf', { name: file.name })}
      words={{ waiting: t('opening'), failed: t('brokenDocument') }}
      isAskedFor
    />
  )
}
