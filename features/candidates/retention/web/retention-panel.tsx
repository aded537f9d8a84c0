import { Segments } from '@candor/ui/inputs/segments'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { PagedList } from '../../../platform/manage/web/paged-list.tsx'
import { SearchField } from '../../../platform/manage/web/search-field.tsx'
import { useAddressFilter } from '../../../platform/manage/web/use-address-filter.ts'
import { retentionLists } from '../contract/lists.ts'
import { type RetentionFilter, readRetentionFilter } from '../rules/filter.ts'
import { MonthsForm } from './months-form.tsx'
import styles from './retention-panel.module.css'
import { RetentionTable } from './retention-table.tsx'
import { type Retention, useRetention, useRetentionList } from './use-retention.ts'

/** The company's time after the outcome, and whom it erases: before it is saved, and afterwards. */
export function RetentionPanel() {
  const t = useTranslations('retention')
  const { filter, change } = useAddressFilter(readRetentionFilter)
  const query = useRetention(filter)
  return (
    <>
      <Intro>{t('intro')}</Intro>
      <SectionBody state={sectionState(query, t('failed'))}>
        {query.data && (
          <>
            <MonthsForm
              retention={query.data}
              asked={filter.months}
              isLoading={query.isPlaceholderData}
              onAsk={(months) => change({ months })}
            />
            <Lists retention={query.data} filter={filter} onFilter={change} />
          </>
        )}
      </SectionBody>
    </>
  )
}

interface ListsProps {
  retention: Retention
  filter: RetentionFilter
  onFilter: (changed: Partial<RetentionFilter>) => void
}

function Lists({ retention: { counts }, filter, onFilter }: ListsProps) {
  const t = useTranslations('retention')
  const pages = useRetentionList(filter)
  const show = filter.show || 'now'
  const handleSearch = useCallback((text: string) => onFilter({ text }), [onFilter])
  const none =
    filter.text === ''
      ? { title: t('none'), text: t('noneText') }
      : { title: t('noneFound'), text: t('noneFoundText') }
  return (
    <div className={styles.lists}>
      <Segments
        label={t('lists')}
        layout="bare"
        items={retentionLists.map((list) => ({
          value: list,
          label: t('counted', { list: t(`list.${list}`), count: counts[list] }),
        }))}
        value={show}
        onChange={(list) => onFilter({ show: list === 'now' ? '' : list })}
      />
      <p className={styles.text}>{t(`listText.${show}`)}</p>
      <div className={styles.search}>
        <SearchField label={t('find')} value={filter.text} onSearch={handleSearch} />
      </div>
      <PagedList pages={pages} failed={t('failed')} none={none}>
        {(list) => <RetentionTable list={list} />}
      </PagedList>
      {show === 'soon' && counts.later > 0 && (
        <p className={styles.text}>{t('later', { count: counts.later })}</p>
      )}
    </div>
  )
}
