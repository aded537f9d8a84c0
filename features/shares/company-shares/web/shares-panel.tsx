import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { Select } from '@candor/ui/inputs/select'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { PagedList } from '../../../platform/manage/web/paged-list.tsx'
import { SearchField } from '../../../platform/manage/web/search-field.tsx'
import { useAddressFilter } from '../../../platform/manage/web/use-address-filter.ts'
import { readShareFilter, shareStates } from '../rules/filter.ts'
import { Confirming, type ShareAction } from './confirming.tsx'
import { ShareTable } from './share-table.tsx'
import styles from './shares-panel.module.css'
import { useCompanyShares } from './use-company-shares.ts'

/** The value of "all": a select has no empty value. */
const anyState = 'any'

/** All shares of the company, with the actions that end them. */
export function SharesPanel() {
  const t = useTranslations('company-shares')
  const { filter, change } = useAddressFilter(readShareFilter)
  const [action, setAction] = useState<ShareAction | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const shares = useCompanyShares(filter)
  const { open = 0, needsPassword = false } = shares.data?.pages[0] ?? {}
  const isNarrowed = filter.state !== '' || filter.candidate !== ''
  const none = isNarrowed
    ? { title: t('noneFound'), text: t('noneFoundText') }
    : { title: t('none'), text: t('noneText') }
  const handleSearch = useCallback((candidate: string) => change({ candidate }), [change])
  function ask(next: ShareAction) {
    setAction(next)
    setIsAsking(true)
  }
  return (
    <>
      <Intro>{t('manageHint')}</Intro>
      <div className={styles.filter}>
        <SearchField label={t('find')} value={filter.candidate} onSearch={handleSearch} />
        <Select
          label={t('state')}
          items={[
            { value: anyState, label: t('allStates') },
            ...shareStates.map((option) => ({ value: option, label: t(`states.${option}`) })),
          ]}
          value={filter.state || anyState}
          onChange={(next) => change({ state: shareStates.find((option) => option === next) ?? '' })}
        />
        {open > 0 && (
          <Button ref={handFocusBack} onClick={() => ask({ of: 'company', count: open })}>
            {t('revokeAll', { count: open })}
          </Button>
        )}
      </div>
      <PagedList pages={shares} failed={t('failed')} none={none}>
        {(list) => <ShareTable shares={list} needsPassword={needsPassword} onAsk={ask} />}
      </PagedList>
      <Confirming action={action} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  )
}
