import { Button } from '@candor/ui/inputs/button'
import { MoreButton } from '@candor/ui/next-page'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Intro } from '../../manage/web/intro.tsx'
import { type Secret, SecretSheet } from '../../manage/web/secret-sheet.tsx'
import { AccountFilters } from './account-filters.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { AccountTable } from './account-table.tsx'
import styles from './accounts-panel.module.css'
import { AddSheet } from './add-sheet.tsx'
import { type AccountFilter, useAccounts } from './use-accounts.ts'

const everyone: AccountFilter = { text: '', userType: '', roleId: '' }

/** Who can sign in: found by text, type and role, each with what may be done about it. */
export function AccountsPanel() {
  const t = useTranslations('accounts')
  const [filter, setFilter] = useState(everyone)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<Secret | null>(null)
  const accounts = useAccounts(filter)
  const { data, isPlaceholderData } = accounts
  const list = data?.pages.flatMap((page) => page.list) ?? []
  const [first] = data?.pages ?? []
  const types = first?.types ?? []
  const none: SectionState = { kind: 'empty', title: t('none'), text: t('noneText') }

  return (
    <>
      <Intro>{t('intro')}</Intro>
      <div className={styles.head}>
        <AccountFilters filter={filter} onFilter={setFilter} />
        <Button look="primary" onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      </div>
      <p className={styles.count} role="status">
        {first && t('count', { count: first.count })}
      </p>
      <div aria-busy={isPlaceholderData} className={styles.list}>
        <SectionBody state={sectionState(accounts, t('failed'), list.length === 0 && none)}>
          <AccountTable accounts={list} onOpen={setOpenId} />
          {accounts.hasNextPage && (
            <div className={styles.more}>
              <MoreButton list={accounts}>{t('more')}</MoreButton>
            </div>
          )}
        </SectionBody>
      </div>
      <AccountSheet
        account={list.find(({ accountId }) => accountId === openId) ?? null}
        types={types}
        onClose={() => setOpenId(null)}
        onSecret={setSecret}
      />
      <AddSheet types={types} isOpen={isAdding} onClose={() => setIsAdding(false)} onSecret={setSecret} />
      <SecretSheet secret={secret} onClose={() => setSecret(null)} />
    </>
  )
}
