import { Choice } from '@candor/ui/inputs/choice'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { userTypes } from '../../../platform/access/rules/permissions.ts'
import { SearchField } from '../../../platform/manage/web/search-field.tsx'
import styles from './account-filters.module.css'
import { type AccountFilter, useRoleItems } from './use-accounts.ts'
import { useTypeName } from './use-type-name.ts'

interface Props {
  filter: AccountFilter
  onFilter: (change: (before: AccountFilter) => AccountFilter) => void
}

/** The value of "all": a select has no empty value. */
const any = 'any'

/** The filters of the list: text, user type and role. */
export function AccountFilters({ filter, onFilter }: Props) {
  const t = useTranslations('accounts')
  const typeName = useTypeName()
  const roles = useRoleItems()
  const handleSearch = useCallback(
    (text: string) => onFilter((before) => (before.text === text ? before : { ...before, text })),
    [onFilter],
  )
  const change = (key: 'userType' | 'roleId') => (value: string) =>
    onFilter((before) => ({ ...before, [key]: value === any ? '' : value }))
  return (
    <section className={styles.filter} aria-label={t('filter')}>
      <SearchField label={t('find')} onSearch={handleSearch} />
      <Choice
        label={t('type')}
        isLabelHidden
        items={[
          { value: any, label: t('anyType') },
          ...userTypes.map((value) => ({
            value,
            label: value === 'freeze' ? t('frozenOnes') : typeName(value),
          })),
        ]}
        value={filter.userType || any}
        onChange={change('userType')}
      />
      <Choice
        label={t('role')}
        isLabelHidden
        items={[{ value: any, label: t('anyRole') }, ...roles]}
        value={filter.roleId || any}
        onChange={change('roleId')}
      />
    </section>
  )
}
