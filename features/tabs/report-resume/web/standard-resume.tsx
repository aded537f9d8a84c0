import type { ReplyOf } from '@candor/call/define'
import { failureWords } from '@candor/call/web/failure-words'
import { callQuery } from '@candor/call/web/query'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import {
  findAllEducation,
  findAllWorkInfo,
  getProjectExperience,
  jobseekerChannelInfo,
} from '../../../candidates/candidates/contract.ts'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { educationLevel } from '../../../candidates/candidates/rules.ts'
import { isEmptyResume, standardResume } from '../../../candidates/resume/rules/items.ts'
import { resumeOfLists } from '../../../candidates/resume/rules/lists.ts'
import { type ResumeSubTab, shownSubTabs, subTabAt } from '../rules.ts'
import { originalQuery } from './original-query.ts'
import styles from './resume-panel.module.css'
import type { ResumeReport } from './resume-report.ts'
import { ResumeSections } from './resume-sections.tsx'

const isUnreadable = ({ unreadable }: ReplyOf<typeof jobseekerChannelInfo>) =>
  unreadable?.includes('resume') ?? false

/** The sub-tab in view: the one of the address; without one, the standard resume if there is no file. */
export function useSubTab({ address, facts, ...report }: ResumeReport): ResumeSubTab {
  const hasOriginal = shownSubTabs(facts).includes('original')
  const isOpen = address.resume === undefined && !facts.isAnonymous && hasOriginal
  const original = useQuery({ ...originalQuery(report), enabled: isOpen })
  const isWithoutFile = isOpen && original.data?.state === 'none'
  const info = useQuery({
    ...callQuery(jobseekerChannelInfo, ofCandidate(report.candidateId)),
    enabled: isWithoutFile,
  })
  const hasStandardAlone =
    isWithoutFile &&
    info.data !== undefined &&
    (isUnreadable(info.data) || !isEmptyResume(standardResume(info.data.resumeInfoItems)))
  return hasOriginal ? subTabAt(address.resume, { hasStandardAlone }) : 'standard'
}

/** The parsed resume beside the original, where there is one. */
export function ParsedBeside({ candidateId }: { candidateId: string }) {
  const t = useTranslations('report-resume')
  const info = useQuery(callQuery(jobseekerChannelInfo, ofCandidate(candidateId)))
  if (!info.data || isUnreadable(info.data)) return null
  const resume = standardResume(info.data.resumeInfoItems)
  if (isEmptyResume(resume)) return null
  return (
    <aside className={styles.beside} aria-label={t('standard')}>
      <ResumeSections resume={resume} />
    </aside>
  )
}

/** The parsed resume; without one, the candidate's education, work and projects. */
export function StandardResume({ candidateId }: { candidateId: string }) {
  const t = useTranslations('report-resume')
  const ui = useTranslations('ui')
  const info = useQuery(callQuery(jobseekerChannelInfo, ofCandidate(candidateId)))

  if (info.isPending) return <Skeleton lines={8} />
  if (!info.data) return <FailedNote message={t('failed')} onRetry={() => info.refetch()} />
  if (isUnreadable(info.data)) return <EmptyNote title={ui('unreadable')} />
  const resume = standardResume(info.data.resumeInfoItems)
  return isEmptyResume(resume) ? (
    <ListedResume candidateId={candidateId} />
  ) : (
    <ResumeSections resume={resume} />
  )
}

function ListedResume({ candidateId }: { candidateId: string }) {
  const t = useTranslations('report-resume')
  const tCandidates = useTranslations('candidates')
  const input = ofCandidate(candidateId)
  const education = useQuery(callQuery(findAllEducation, input))
  const work = useQuery(callQuery(findAllWorkInfo, input))
  const projects = useQuery(callQuery(getProjectExperience, input))
  const lists = [education, work, projects]

  if (lists.some((list) => list.isPending)) return <Skeleton lines={8} />
  if (!education.data || !work.data || !projects.data) {
    const handleRetry = () => lists.filter((list) => list.isError).map((list) => list.refetch())
    return (
      <FailedNote
        message={failureWords(lists.find(({ error }) => error)?.error ?? null, t('failed'))}
        onRetry={handleRetry}
      />
    )
  }
  const resume = resumeOfLists(
    { education: education.data, work: work.data, projects: projects.data },
    {
      degree: t('degree'),
      major: t('major'),
      jobTitle: t('jobTitle'),
      description: t('description'),
      educationLevel: (code) => {
        const level = educationLevel(code)
        return level ? tCandidates(`education.${level}`) : ''
      },
    },
  )
  if (isEmptyResume(resume)) return <EmptyNote title={t('noStandard')} text={t('noStandardText')} />
  return <ResumeSections resume={resume} />
}
