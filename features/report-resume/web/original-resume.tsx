import { callQuery } from '@candor/call/web/query'
import { CallFailure } from '@candor/call/web/send'
import { AnalysingNote, EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getConvertedUrl, getPreviewUrl } from '../../documents/contract.ts'
import type { ConvertType } from '../../documents/rules/convert-type.ts'
import { frameAddress, type OriginalView, originalView } from '../../documents/rules/original.ts'
import { DocumentFrame } from '../../documents/web/document-frame.tsx'
import { ZoomedImage } from '../../documents/web/zoomed-image.tsx'
import { OriginalBar } from './original-bar.tsx'
import styles from './original-resume.module.css'
import { originalQuery, type ResumeReport } from './resume-report.ts'

/** How often a resume that is being read is asked for again, in milliseconds. */
const pollMs = 4_000

interface Original {
  address: string
  fileName: string
  ending: string
}

function Framed({ address, name }: { address: string; name: string }) {
  const t = useTranslations('report-resume')
  return <DocumentFrame address={address} title={t('documentOf', { name })} />
}

function NoPreview({ message }: { message?: string | undefined }) {
  const t = useTranslations('report-resume')
  return <EmptyNote title={message ?? t('noPreview')} text={message ? undefined : t('noPreviewText')} />
}

/** Waits for the server's conversion; what it refuses, it says why. */
function Converted({ original, type }: { original: Original; type: ConvertType | null }) {
  const t = useTranslations('report-resume')
  const sourceUrl = original.address
  const converted = useQuery({
    ...callQuery(getConvertedUrl, { sourceUrl, type: type ?? 'doc2html' }),
    enabled: type !== null,
  })
  const previewed = useQuery({ ...callQuery(getPreviewUrl, { sourceUrl }), enabled: type === null })
  const result = type ? converted : previewed

  if (result.data)
    return <Framed address={frameAddress(result.data, original.ending)} name={original.fileName} />
  if (result.isPending) return <AnalysingNote text={t('parsing')} />
  const refusal = result.error instanceof CallFailure && result.error.code ? result.error.message : null
  return refusal ? (
    <NoPreview message={refusal} />
  ) : (
    <FailedNote message={t('failed')} onRetry={() => result.refetch()} />
  )
}

function View({
  view,
  original,
  person,
  onBroken,
}: {
  view: OriginalView
  original: Original
  person: string
  onBroken: () => void
}) {
  const t = useTranslations('report-resume')
  switch (view.by) {
    case 'image':
      return (
        <ZoomedImage address={original.address} label={t('imageOf', { name: person })} onBroken={onBroken} />
      )
    case 'frame':
      return <Framed address={original.address} name={original.fileName} />
    case 'conversion':
      return <Converted original={original} type={view.type} />
    case 'preview':
      return <Converted original={original} type={null} />
    case 'none':
      return <NoPreview />
  }
}

/** The resume as the candidate sent it. */
export function OriginalResume({ report }: { report: ResumeReport }) {
  const t = useTranslations('report-resume')
  const resume = useQuery({
    ...originalQuery(report),
    refetchInterval: ({ state }) => (state.data?.state === 'parsing' ? pollMs : false),
  })

  if (resume.isPending) return <Skeleton lines={8} />
  if (!resume.data) return <FailedNote message={t('failed')} onRetry={() => resume.refetch()} />
  const { state, fileName, ending, interviewResult } = resume.data
  const original = { address: interviewResult.resumeUrl, fileName, ending }
  if (state === 'hidden') return <EmptyNote title={t('hidden')} text={t('hiddenText')} />
  if (state === 'none') return <EmptyNote title={t('noOriginal')} />

  const view = originalView(ending, interviewResult.channelId)
  return (
    <div className={styles.original}>
      {original.address !== '' && <OriginalBar original={original} />}
      {state === 'parsing' ? (
        <AnalysingNote text={t('parsing')} />
      ) : (
        <View
          view={view}
          original={original}
          person={report.candidate.person.name}
          onBroken={() => resume.refetch()}
        />
      )}
    </div>
  )
}
