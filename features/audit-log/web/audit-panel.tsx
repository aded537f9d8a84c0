import { Select } from '@candor/ui/inputs/select'
import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { auditActions, isAuditAction } from '../../audit/rules/entry.ts'
import { Intro } from '../../manage/web/intro.tsx'
import { PagedList } from '../../manage/web/paged-list.tsx'
import { SearchField } from '../../manage/web/search-field.tsx'
import styles from './audit-panel.module.css'
import { EntryRow } from './entry-row.tsx'
import { type AuditFilter, useAudit } from './use-audit.ts'
import { Verifying } from './verifying.tsx'

function useActionName() {
  const t = useTranslations('audit-log')
  return (action: string) => (isAuditAction(action) ? t(`actions.${action}`) : action)
}

/** What people of the company did: who, when, what, from which value to which. */
export function AuditPanel() {
  const t = useTranslations('audit-log')
  const [filter, setFilter] = useState<AuditFilter>({ action: '', accountName: '' })
  const audit = useAudit(filter)
  return (
    <>
      <Intro>{t('manageHint')}</Intro>
      <Verifying />
      <Filters filter={filter} onFilter={setFilter} />
      <PagedList pages={audit} failed={t('failed')} none={{ title: t('empty'), text: t('emptyHint') }}>
        {(entries) => (
          <ol className={styles.entries} aria-label={t('manageTitle')}>
            {entries.map((entry) => (
              <EntryRow key={entry.sequence} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  )
}

interface FilterProps {
  filter: AuditFilter
  onFilter: Dispatch<SetStateAction<AuditFilter>>
}

/** A choice needs a value of its own for no choice. */
const anyAction = 'any'

function Filters({ filter, onFilter }: FilterProps) {
  const t = useTranslations('audit-log')
  const actionName = useActionName()
  const handleSearch = useCallback(
    (accountName: string) =>
      onFilter((before) => (before.accountName === accountName ? before : { ...before, accountName })),
    [onFilter],
  )
  const items = auditActions.map((action) => ({ value: action, label: actionName(action) }))
  return (
    <div className={styles.filters}>
      <Select
        label={t('action')}
        items={[{ value: anyAction, label: t('anyAction') }, ...items]}
        value={filter.action || anyAction}
        onChange={(action) => onFilter({ ...filter, action: action === anyAction ? '' : action })}
      />
      <SearchField label={t('accountName')} onSearch={handleSearch} />
    </div>
  )
}
