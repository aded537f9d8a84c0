import { Button } from '@candor/ui/inputs/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { PagedList } from '../../../platform/manage/web/paged-list.tsx'
import { useAddressFilter } from '../../../platform/manage/web/use-address-filter.ts'
import { readAccountFilter } from '../rules/filter.ts'
import { AccountFilters } from './account-filters.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { AccountTable } from './account-table.tsx'
import styles from './accounts-panel.module.css'
import { AddSheet } from './add-sheet.tsx'
import { useAccounts } from './use-accounts.ts'

/** Who can sign in: found by text, type and role, each with what may be done about it. */
export function AccountsPanel() {
  const t = useTranslations('accounts')
  const { filter, change } = useAddressFilter(readAccountFilter)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const accounts = useAccounts(filter)
  const { data } = accounts
  const list = data?.pages.flatMap((page) => page.list) ?? []
  const [first] = data?.pages ?? []
  const types = first?.types ?? []
  const account = list.find(({ accountId }) => accountId === openId) ?? null
  // Its own change may take an account out of the filtered list: it must not open again when the filter changes.
  if (openId !== null && account === null && !accounts.isFetching) setOpenId(null)

  return (
    <>
      <Intro>{t('intro')}</Intro>
      <div className={styles.head}>
        <AccountFilters filter={filter} onFilter={change} />
        <Button look="primary" onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      </div>
      <p className={styles.count} role="status">
        {first && t('count', { count: first.count })}
      </p>
      <PagedList pages={accounts} failed={t('failed')} none={{ title: t('none'), text: t('noneText') }}>
        {(found) => <AccountTable accounts={found} onOpen={setOpenId} />}
      </PagedList>
      <AccountSheet account={account} types={types} onClose={() => setOpenId(null)} />
      <AddSheet
        types={types}
        canInvite={first?.canInvite ?? false}
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
      />
    </>
  )
}
