import { Field } from '@candor/ui/inputs/field'
import { Select } from '@candor/ui/inputs/select'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { isAuditAction } from '../../../platform/audit/rules/entry.ts'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { PagedList } from '../../../platform/manage/web/paged-list.tsx'
import { SearchField } from '../../../platform/manage/web/search-field.tsx'
import { useAddressFilter } from '../../../platform/manage/web/use-address-filter.ts'
import { actionGroups } from '../contract.ts'
import { type AuditFilter, readAuditFilter } from '../rules/filter.ts'
import { actionsOf } from '../rules/groups.ts'
import styles from './audit-panel.module.css'
import { EntryRow } from './entry-row.tsx'
import { useAudit } from './use-audit.ts'
import { Verifying } from './verifying.tsx'

/** Acts of the company's people: account, time, act, and values before and after. */
export function AuditPanel() {
  const t = useTranslations('audit-log')
  const { filter, change } = useAddressFilter(readAuditFilter)
  const audit = useAudit(filter)
  return (
    <>
      <Intro>{t('manageHint')}</Intro>
      <Verifying />
      <Filters filter={filter} onChange={change} />
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
  onChange: (changed: Partial<AuditFilter>) => void
}

/** A choice needs a value of its own for no choice. */
const any = 'any'

function Filters({ filter, onChange: change }: FilterProps) {
  const t = useTranslations('audit-log')
  const handlePerson = useCallback((accountName: string) => change({ accountName }), [change])
  const handleCandidate = useCallback((candidateName: string) => change({ candidateName }), [change])
  return (
    <div className={styles.filters}>
      <Actions filter={filter} onChange={change} />
      <SearchField label={t('accountName')} value={filter.accountName} onSearch={handlePerson} />
      <SearchField label={t('candidateName')} value={filter.candidateName} onSearch={handleCandidate} />
      <Field
        type="date"
        label={t('fromDay')}
        value={filter.fromDay}
        onChange={({ target }) => change({ fromDay: target.value })}
      />
      <Field
        type="date"
        label={t('toDay')}
        value={filter.toDay}
        onChange={({ target }) => change({ toDay: target.value })}
      />
      <label className={styles.views}>
        <input
          type="checkbox"
          checked={filter.showsViews}
          onChange={({ target }) => change({ showsViews: target.checked })}
        />
        {t('showsViews')}
      </label>
    </div>
  )
}

/** The group of actions, and within a group the action. */
function Actions({ filter: { group, action }, onChange }: FilterProps) {
  const t = useTranslations('audit-log')
  const groups = actionGroups.map((value) => ({ value, label: t(`groups.${value}`) }))
  const actions = group ? actionsOf(group).map((value) => ({ value, label: t(`actions.${value}`) })) : []
  return (
    <>
      <Select
        label={t('group')}
        items={[{ value: any, label: t('anyAction') }, ...groups]}
        value={group || any}
        onChange={(chosen) =>
          onChange({ group: actionGroups.find((each) => each === chosen) ?? '', action: '' })
        }
      />
      {group && (
        <Select
          label={t('action')}
          items={[{ value: any, label: t('anyOfGroup') }, ...actions]}
          value={action || any}
          onChange={(chosen) => onChange({ action: isAuditAction(chosen) ? chosen : '' })}
        />
      )}
    </>
  )
}
