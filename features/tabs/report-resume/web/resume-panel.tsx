import { classes } from '@candor/ui/classes.ts'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { EmptyNote } from '@candor/ui/sections/notes'
import { SubTabs } from '@candor/ui/tabs/sub-tabs'
import { tabId } from '@candor/ui/tabs/tab-row'
import { useMedia } from '@candor/ui/use-media.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { type ResumeSubTab, resumeSubTabs, shownSubTabs } from '../rules.ts'
import { CandidateForm } from './candidate-form.tsx'
import { OriginalResume } from './original-resume.tsx'
import styles from './resume-panel.module.css'
import type { ResumeReport } from './resume-report.ts'
import { ParsedBeside, StandardResume, useSubTab } from './standard-resume.tsx'

const IdCardSection = lazyWithPreload(() =>
  import('../../../findings/integrity/web/id-card-section.tsx').then((part) => part.IdCardSection),
)

function SubTab({ value, report }: { value: ResumeSubTab; report: ResumeReport }) {
  const t = useTranslations('report-resume')
  switch (value) {
    case 'original':
      return <OriginalResume report={report} />
    case 'standard':
      return <StandardResume candidateId={report.candidateId} />
    case 'form':
      return (
        <CandidateForm candidateId={report.candidateId} timeZone={report.timeZone} noForm={t('noForm')} />
      )
  }
}

/** The resume: the original, the parsed one, the candidate's form, and the ID card. */
export function ResumePanel({ report }: { report: ResumeReport }) {
  const t = useTranslations('report-resume')
  const panelId = useId()
  const value = useSubTab(report)
  const isHidden = report.facts.isAnonymous
  const { front, back } = report.interview.idCard
  const isCardUnreadable = report.interview.unreadable.includes('idCard')
  const isWide = useMedia('wide')
  const hasBeside =
    isWide && !isHidden && value === 'original' && shownSubTabs(report.facts).includes('standard')
  const items = shownSubTabs(report.facts).map((each) => ({ value: each, label: t(each) }))

  return (
    <div className={styles.panel}>
      <div className={styles.toolbar}>
        <SubTabs
          label={t('subTabs')}
          items={items}
          value={value}
          panelId={panelId}
          onChange={(next) => report.go({ resume: resumeSubTabs.indexOf(next) })}
        />
      </div>
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, value)}
        className={classes(styles.body, value === 'original' && styles.wide, hasBeside && styles.both)}
      >
        {isHidden ? (
          <EmptyNote title={t('hidden')} text={t('hiddenText')} />
        ) : (
          <SubTab value={value} report={report} />
        )}
        {hasBeside && <ParsedBeside candidateId={report.candidateId} />}
      </div>
      {(front || back || isCardUnreadable) && (
        <div className={styles.body}>
          <IdCardSection report={report} />
        </div>
      )}
    </div>
  )
}
