import { AnalysingNote, EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Original } from '../../../candidates/resume/rules/original.ts'
import { type OriginalView, originalView } from '../../../platform/documents/rules/original.ts'
import { ConvertedDocument } from '../../../platform/documents/web/converted-document.tsx'
import { DocumentFrame } from '../../../platform/documents/web/document-frame.tsx'
import { ZoomedImage } from '../../../platform/documents/web/zoomed-image.tsx'
import { OriginalBar } from './original-bar.tsx'
import { originalQuery } from './original-query.ts'
import styles from './original-resume.module.css'
import type { ResumeReport } from './resume-report.ts'

/** How often a resume that is being parsed is fetched again, in milliseconds. */
const pollMs = 4_000

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
      return <DocumentFrame address={original.address} title={t('documentOf', { name: original.fileName })} />
    case 'conversion':
    case 'preview':
      return (
        <ConvertedDocument
          sourceUrl={original.address}
          type={view.by === 'conversion' ? view.type : null}
          title={t('documentOf', { name: original.fileName })}
          words={{ waiting: t('parsing'), failed: t('failed') }}
        />
      )
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
  const original = resume.data
  const { state, ending, channelId } = original
  if (state === 'hidden') return <EmptyNote title={t('hidden')} text={t('hiddenText')} />
  if (state === 'none') return <EmptyNote title={t('noOriginal')} />

  const view = originalView(ending, channelId)
  return (
    <div className={styles.original}>
      {original.address !== '' && <OriginalBar report={report} original={original} />}
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
