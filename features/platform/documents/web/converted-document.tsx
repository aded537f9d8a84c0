import { codes } from '@candor/call/codes'
import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { AnalysingNote, EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { getConvertedUrl, getPreviewUrl } from '../contract.ts'
import type { ConvertType } from '../rules/convert-type.ts'
import { resultView } from '../rules/original.ts'
import { DocumentFrame } from './document-frame.tsx'
import { ZoomedImage } from './zoomed-image.tsx'

interface Props {
  /** The media address of the stored document. */
  sourceUrl: string
  /** Null asks the preview call, for an ending without a conversion. */
  type: ConvertType | null
  title: string
  words: { waiting: string; failed: string }
  /** Whether it scrolls into view when it opens, as somebody has just asked for it. */
  isAskedFor?: boolean
}

/** A document as the server converted it, or the server's refusal (R7-040). */
export function ConvertedDocument({ sourceUrl, type, title, words, isAskedFor = false }: Props) {
  const converted = useQuery({
    ...callQuery(getConvertedUrl, { sourceUrl, type: type ?? 'doc2html' }),
    enabled: type !== null,
  })
  const previewed = useQuery({ ...callQuery(getPreviewUrl, { sourceUrl }), enabled: type === null })
  const result = type ? converted : previewed
  const handleRetry = () => void result.refetch()

  if (result.data) {
    const view = resultView(result.data, location.origin)
    return view.by === 'picture' ? (
      <ZoomedImage address={view.address} label={title} isAskedFor={isAskedFor} onBroken={handleRetry} />
    ) : (
      <DocumentFrame address={view.address} title={title} isAskedFor={isAskedFor} />
    )
  }
  if (result.isPending) return <AnalysingNote text={words.waiting} />
  const refusal = result.error instanceof CallFailure && result.error.code ? result.error : null
  // A busy server says nothing about the document: it can be asked again.
  return refusal && refusal.code !== codes.tooMany ? (
    <EmptyNote title={refusal.message} />
  ) : (
    <FailedNote message={refusal?.message ?? words.failed} onRetry={handleRetry} />
  )
}
