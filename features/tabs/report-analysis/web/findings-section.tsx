import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FindingState } from '../../../candidates/interviews/rules/finding-state.ts'
import type { Finding } from '../../../findings/integrity/rules/findings.ts'
import { useFindings } from '../../../findings/integrity/web/use-findings.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { FindingsMedia } from './findings-media.tsx'
import { FindingsRow } from './findings-row.tsx'
import styles from './findings-section.module.css'

/** The findings of the anti-cheating checks with their pictures and videos, never a verdict. */
export function FindingsSection({ report }: { report: Pick<OpenReport, 'interviewId'> }) {
  const t = useTranslations('report-analysis')
  const { findings, isGenerating, state } = useFindings(report.interviewId)
  // By place, as its address may be renewed while it shows.
  const [chosen, setChosen] = useState<{ finding: number; index: number; title: string } | null>(null)
  const media = chosen && findings?.[chosen.finding]?.media[chosen.index]
  const handleMedia = (finding: number) => (index: number, title: string) =>
    setChosen({ finding, index, title })
  const isReady = showsContent(state)
  const count = (wanted: FindingState) =>
    (findings ?? []).filter((finding: Finding) => finding.state === wanted).length
  const hasFindings = findings !== null && findings.length > 0
  const none = t(isGenerating ? 'checksGenerating' : findings ? 'noUnqualified' : 'notChecked')
  const counts = {
    notPassed: count('notPassed'),
    reviewed: count('reviewed'),
    generating: count('generating'),
  }
  const isOtherGenerating = isGenerating && counts.generating === 0
  return (
    <Section
      title={t('findings')}
      isFoldable
      state={state}
      end={isReady && (hasFindings ? t('findingsCount', counts) : none)}
    >
      {!hasFindings && <EmptyNote title={none} />}
      {hasFindings && (
        <>
          <ul>
            {findings.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings have no id and keep their order
              <FindingsRow key={index} finding={finding} onMedia={handleMedia(index)} />
            ))}
          </ul>
          {isOtherGenerating && <p className={styles.note}>{t('checksGenerating')}</p>}
          <p className={styles.note}>{t('findingsNote')}</p>
        </>
      )}
      <FindingsMedia shown={media ? { media, title: chosen.title } : null} onClose={() => setChosen(null)} />
    </Section>
  )
}
