import type { ReplyOf } from '@candor/call/define'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/button'
import { Field } from '@candor/ui/field'
import { EmptyNote, FailedNote } from '@candor/ui/notes'
import { Select } from '@candor/ui/select'
import { Skeleton } from '@candor/ui/skeleton'
import { State } from '@candor/ui/state'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { auditActions, isAuditAction } from '../../audit/rules/entry.ts'
import { useSignedIn } from '../../session/web/signed-in.ts'
import type { listAuditEntries } from '../contract.ts'
import { readDetails } from '../rules/changes.ts'
import styles from './audit-panel.module.css'
import { type AuditFilter, useAudit, useVerifying } from './use-audit.ts'

type Entry = ReplyOf<typeof listAuditEntries>['list'][number]

function useActionName() {
  const t = useTranslations('audit-log')
  return (action: string) => (isAuditAction(action) ? t(`actions.${action}`) : action)
}

/** What people of the company did: who, when, what, from which value to which. */
export function AuditPanel() {
  const t = useTranslations('audit-log')
  const [filter, setFilter] = useState<AuditFilter>({ action: '', accountName: '' })
  const audit = useAudit(useDeferredValue(filter))
  const entries = audit.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{t('manageHint')}</p>
      <Verifying />
      <Filters filter={filter} onFilter={setFilter} />
      {audit.isPending && <Skeleton lines={8} />}
      {audit.isError && <FailedNote onRetry={() => void audit.refetch()} />}
      {audit.isSuccess && entries.length === 0 && <EmptyNote title={t('empty')} text={t('emptyHint')} />}
      {entries.length > 0 && <Entries entries={entries} />}
      {audit.hasNextPage && (
        <Button disabled={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function Verifying() {
  const t = useTranslations('audit-log')
  const { data, isPending, isError, mutate } = useVerifying()
  return (
    <div className={styles.verify}>
      <Button disabled={isPending} onClick={() => mutate()}>
        {t('verify')}
      </Button>
      <p role="status" className={styles.verified}>
        {isPending && t('verifying')}
        {isError && t('verifyFailed')}
        {data && !isPending && (
          <State kind={data.broken ? 'reject' : 'pass'}>
            {data.broken
              ? t(`broken.${data.broken.why}`, { sequence: data.broken.sequence })
              : t('sound', { count: data.newest?.sequence ?? 0 })}
          </State>
        )}
      </p>
    </div>
  )
}

interface FilterProps {
  filter: AuditFilter
  onFilter: (filter: AuditFilter) => void
}

/** A choice needs a value of its own for no choice. */
const anyAction = 'any'

function Filters({ filter, onFilter }: FilterProps) {
  const t = useTranslations('audit-log')
  const actionName = useActionName()
  const items = auditActions.map((action) => ({ value: action, label: actionName(action) }))
  return (
    <div className={styles.filters}>
      <Select
        label={t('action')}
        items={[{ value: anyAction, label: t('anyAction') }, ...items]}
        value={filter.action || anyAction}
        onChange={(action) => onFilter({ ...filter, action: action === anyAction ? '' : action })}
      />
      <Field
        label={t('accountName')}
        isLabelHidden
        placeholder={t('accountName')}
        maxLength={100}
        value={filter.accountName}
        onChange={(event) => onFilter({ ...filter, accountName: event.target.value })}
      />
    </div>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('audit-log')
  return (
    <ol className={styles.entries} aria-label={t('manageTitle')}>
      {entries.map((entry) => (
        <EntryRow key={entry.sequence} entry={entry} />
      ))}
    </ol>
  )
}

function EntryRow({ entry }: { entry: Entry }) {
  const t = useTranslations('audit-log')
  const actionName = useActionName()
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const { subject, from, to, seen } = readDetails(entry.details)
  return (
    <li className={styles.entry}>
      <span className={styles.time}>{formatDateTime(entry.time, timeZone)}</span>
      <div className={styles.what}>
        <p className={styles.line}>
          <b>{entry.accountName ?? t('system')}</b>
          <span>{actionName(entry.action)}</span>
          <Candidate entry={entry} />
          {subject && subject !== entry.candidateName && <span className={styles.subject}>{subject}</span>}
        </p>
        {(from || to) && (
          <p className={styles.change}>
            {t('change', { from: from ?? t('nothing'), to: to ?? t('nothing') })}
          </p>
        )}
        {seen && (
          <p className={styles.seen}>
            {t(seen.aiScore ? 'sawScore' : 'sawNoScore')}
            {seen.sections.length > 0 && ` ${t('sawSections', { sections: seen.sections.join(', ') })}`}
          </p>
        )}
      </div>
      <code className={styles.hash} title={entry.hash}>
        {`${entry.sequence} · ${entry.hash.slice(0, 8)}`}
      </code>
    </li>
  )
}

function Candidate({ entry: { candidateName, jobseekerChannelId, interviewId } }: { entry: Entry }) {
  if (!candidateName || !jobseekerChannelId) return null
  return (
    <Link
      to="/shareurl"
      search={{ jobseekerChannelId, ...(interviewId && { userid: interviewId }) }}
      className={styles.candidate}
    >
      {candidateName}
    </Link>
  )
}
