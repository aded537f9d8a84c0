import { ChevronRightIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { Timeline } from '@candor/ui/sections/timeline'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isOngoing } from '../../../candidates/candidates/rules/resume-date.ts'
import { educationLevel } from '../../../candidates/candidates/rules.ts'
import { type Entry, span } from '../../../candidates/resume/rules/items.ts'
import { type ExperienceLists, resumeOfLists } from '../../../candidates/resume/rules/lists.ts'
import { FactValue } from '../../../candidates/resume/web/fact-value.tsx'
import { reportQueries } from './report-queries.ts'
import styles from './resume-sections.module.css'
import { useOriginalResume } from './use-original-resume.ts'

function useEntries(lists: Partial<ExperienceLists>) {
  const t = useTranslations('password-report')
  const levels = useTranslations('candidates')
  return resumeOfLists(
    { education: [], work: [], projects: [], ...lists },
    {
      degree: t('degree'),
      major: t('major'),
      jobTitle: t('jobTitle'),
      description: t('description'),
      educationLevel: (code) => {
        const level = educationLevel(code)
        // The one level with another name in this report (P9-017, decision C13).
        if (level === 'college') return t('associate')
        return level ? levels(`education.${level}`) : ''
      },
    },
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('password-report')
  const items = entries.map((entry, index) => ({
    id: String(index),
    date: span({ begin: entry.begin, end: isOngoing(entry.end) ? t('untilNow') : entry.end }),
    title: entry.title,
    body: entry.facts.length > 0 && (
      <dl className={styles.facts}>
        {entry.facts.map((fact) => (
          <div key={fact.key}>
            <dt className="sr">{fact.name}</dt>
            <FactValue fact={fact} />
          </div>
        ))}
      </dl>
    ),
    isCurrent: isOngoing(entry.end),
  }))
  return <Timeline items={items} />
}

interface EducationProps {
  link: string
  /** The candidate's name. */
  name: string
  hasOriginal: boolean
}

/** Education, with a link to the original resume, where the share opens it. */
export function EducationSection({ link, name, hasOriginal }: EducationProps) {
  const t = useTranslations('password-report')
  const education = useQuery(reportQueries(link).education)
  const { eduExperience: entries } = useEntries({ education: education.data ?? [] })
  const original = useOriginalResume(link, name)
  if (education.data?.length === 0 && !hasOriginal) return null
  return (
    <Section
      title={t('education')}
      state={sectionState(education, t('educationFailed'))}
      end={
        hasOriginal && (
          <Button
            look="quiet"
            size="small"
            disabled={original.isOpening}
            aria-busy={original.isOpening}
            onClick={() => void original.open()}
          >
            {t('original')}
            <ChevronRightIcon />
          </Button>
        )
      }
    >
      <Entries entries={entries} />
    </Section>
  )
}

/** Work experience. */
export function WorkSection({ link }: { link: string }) {
  const t = useTranslations('password-report')
  const work = useQuery(reportQueries(link).work)
  const { workExperience: entries } = useEntries({ work: work.data ?? [] })
  if (work.data?.length === 0) return null
  return (
    <Section title={t('work')} state={sectionState(work, t('workFailed'))}>
      <Entries entries={entries} />
    </Section>
  )
}
