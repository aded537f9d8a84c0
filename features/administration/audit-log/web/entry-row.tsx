import type { ReplyOf } from '@candor/call/define'
import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { UndoOfEntry } from '../../../platform/undo/web/undo-in-record.tsx'
import { useSectionName } from '../../../report/report/web/tabs/use-section-name.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { listAuditEntries } from '../contract.ts'
import type { Change } from '../rules/described-entry.ts'
import { readEntry } from '../rules/sentence.ts'
import { readDoer, readMergedCandidate, readReport, readSeen } from '../rules/wire.ts'
import styles from './entry-row.module.css'
import { useWords } from './use-words.ts'

export type Entry = ReplyOf<typeof listAuditEntries>['list'][number]

/** One entry: when, a sentence on who did what, what the person had seen, and where it stands in the chain. */
export function EntryRow({ entry }: { entry: Entry }) {
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return (
    <li className={styles.entry}>
      <span className={styles.time}>{formatDateTime(entry.time, timeZone)}</span>
      <div className={styles.what}>
        <Sentence entry={entry} />
        <SeenBefore details={entry.details} />
        {entry.action !== 'act.undone' && <UndoOfEntry at={entry.time} byName={entry.accountName} />}
      </div>
      <code className={styles.hash} title={entry.hash}>
        {`${entry.sequence} · ${entry.hash.slice(0, 8)}`}
      </code>
    </li>
  )
}

function Sentence({ entry }: { entry: Entry }) {
  const t = useTranslations('audit-log')
  const locale = useLocale()
  const word = useWords()
  const { sentence, pieces, changes } = readEntry(entry.action, entry.details)
  const worded = Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, word(piece)]))
  return (
    <>
      <p className={styles.line}>
        {t.rich(`told.${sentence}`, {
          ...worded,
          who: entry.accountName ?? t(readDoer(entry.details)),
          candidate:
            entry.candidateName === null
              ? t('gone')
              : nameIn(locale, entry.candidateName, entry.candidateNameLatin),
          b: (name) => <b>{name}</b>,
          link: (name) => <Candidate entry={entry}>{name}</Candidate>,
        })}
      </p>
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
    </>
  )
}

function ChangeLine({ change: { field, from, to } }: { change: Change }) {
  const t = useTranslations('audit-log')
  const word = useWords()
  const values = { field: t(`fields.${field}`), to: word(to) }
  return (
    <p className={styles.change}>
      {from === null ? t('given', values) : t('change', { ...values, from: word(from) })}
    </p>
  )
}

function SeenBefore({ details }: Pick<Entry, 'details'>) {
  const t = useTranslations('audit-log')
  const format = useFormatter()
  const sectionName = useSectionName()
  const seen = readSeen(details)
  if (!seen) return null
  const sections = format.list(seen.sections.map(sectionName))
  return (
    <p className={styles.change}>
      {t(seen.aiScore ? 'sawScore' : 'sawNoScore')}
      {sections !== '' && ` ${t('sawSections', { sections })}`}
    </p>
  )
}

interface CandidateProps {
  entry: Entry
  children: ReactNode
}

function Candidate({ entry, children }: CandidateProps) {
  const search = readReport(entry)
  if (!search) return children
  const candidateId = readMergedCandidate(entry)
  if (candidateId)
    return (
      <Link to="/candidates/$candidateId" params={{ candidateId }} className={styles.candidate}>
        {children}
      </Link>
    )
  return (
    <Link to="/shareurl" search={search} className={styles.candidate}>
      {children}
    </Link>
  )
}
