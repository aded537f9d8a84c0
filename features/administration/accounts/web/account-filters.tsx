import { Choice } from '@candor/ui/inputs/choice'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { userTypes } from '../../../platform/access/rules/permissions.ts'
import { SearchField } from '../../../platform/manage/web/search-field.tsx'
import type { AccountFilter } from '../rules/filter.ts'
import styles from './account-filters.module.css'
import { useRoleItems } from './use-accounts.ts'
import { useTypeName } from './use-type-name.ts'

interface Props {
  filter: AccountFilter
  onFilter: (changed: Partial<AccountFilter>) => void
}

/** The value of "all": a select has no empty value. */
const any = 'any'

/** The filters of the list: text, user type and role. */
export function AccountFilters({ filter, onFilter }: Props) {
  const t = useTranslations('accounts')
  const typeName = useTypeName()
  const roles = useRoleItems()
  const handleSearch = useCallback((text: string) => onFilter({ text }), [onFilter])
  return (
    <section className={styles.filter} aria-label={t('filter')}>
      <SearchField label={t('find')} value={filter.text} onSearch={handleSearch} />
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
        onChange={(value) => onFilter({ userType: userTypes.find((type) => type === value) ?? '' })}
      />
      <Choice
        label={t('role')}
        isLabelHidden
        items={[{ value: any, label: t('anyRole') }, ...roles]}
        value={filter.roleId || any}
        onChange={(value) => onFilter({ roleId: value === any ? '' : value })}
      />
    </section>
  )
}
