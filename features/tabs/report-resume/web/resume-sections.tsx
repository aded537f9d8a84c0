import { FileIcon } from '@candor/ui/icons'
import { Section } from '@candor/ui/sections/section'
import { Timeline } from '@candor/ui/sections/timeline'
import { useTranslations } from 'use-intl'
import { isOngoing, ongoing } from '../../../candidates/candidates/rules/resume-date.ts'
import {
  type Attachment,
  type Entry,
  type Fact,
  namedField,
  type StandardResume,
  span,
  timelineSections,
} from '../../../candidates/resume/rules/items.ts'
import { FactValue, Linked } from '../../../candidates/resume/web/fact-value.tsx'
import styles from './resume-sections.module.css'

function FactList({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslations('report-resume')
  const nameOf = ({ key, name }: Fact) => {
    const field = namedField(key)
    return name || (field ? t(`fields.${field}`) : key)
  }
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.key} className={styles.fact}>
          <dt>{nameOf(fact)}</dt>
          <FactValue fact={fact} />
        </div>
      ))}
    </dl>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('report-resume')
  const items = entries.map((entry, index) => ({
    id: String(index),
    date: span({ begin: entry.begin, end: entry.end === ongoing ? t('untilNow') : entry.end }),
    title: entry.title,
    body: entry.facts.length > 0 ? <FactList facts={entry.facts} /> : undefined,
    isCurrent: isOngoing(entry.end),
  }))
  return <Timeline items={items} />
}

/** Whether an address is a file that Candor stores; any other is an external one. */
const isOwn = (address: string) => /^\/(?![/\\])/.test(address)

function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <ul className={styles.attachments}>
      {attachments.map(({ name, address }) => (
        <li key={`${name} ${address}`}>
          <FileIcon />
          {isOwn(address) ? (
            <a href={address} download={name}>
              {name}
            </a>
          ) : (
            <>
              {name} <Linked field="attachment" text={address} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The sections of a standard resume that have content. */
export function ResumeSections({ resume }: { resume: StandardResume }) {
  const t = useTranslations('report-resume')
  return (
    <div className={styles.sections}>
      {resume.baseInfo.length > 0 && (
        <Section title={t('baseInfo')}>
          <FactList facts={resume.baseInfo} />
        </Section>
      )}
      {timelineSections
        .filter((section) => resume[section].length > 0)
        .map((section) => (
          <Section key={section} title={t(section)}>
            <Entries entries={resume[section]} />
          </Section>
        ))}
      {resume.attachments.length > 0 && (
        <Section title={t('attachments')}>
          <Attachments attachments={resume.attachments} />
        </Section>
      )}
    </div>
  )
}
