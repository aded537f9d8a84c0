import { pagesQuery } from '@candor/call/web/query'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { PagedList } from '../../../platform/manage/web/paged-list.tsx'
import { listLeads } from '../contract.ts'
import { LeadRow } from './lead-row.tsx'
import styles from './leads-panel.module.css'

/** The people who requested a trial on the public pages, with their number and the state of each lead. */
export function LeadsPanel() {
  const t = useTranslations('registration')
  const leads = useInfiniteQuery(pagesQuery(listLeads, {}))
  return (
    <>
      <Intro>{t('manageHint')}</Intro>
      <PagedList pages={leads} failed={t('failed')} none={{ title: t('empty'), text: t('emptyHint') }}>
        {(list) => (
          <ul className={styles.list} aria-label={t('manageTitle')}>
            {list.map((lead) => (
              <LeadRow key={lead.leadId} lead={lead} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
