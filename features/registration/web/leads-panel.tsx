import { pagesQuery } from '@candor/call/web/query'
import { MoreButton } from '@candor/ui/next-page'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listLeads } from '../contract.ts'
import { LeadRow } from './lead-row.tsx'
import styles from './leads-panel.module.css'

/** Who asked for a trial on the public pages, with the number to call and how far it is. */
export function LeadsPanel() {
  const t = useTranslations('registration')
  const leads = useInfiniteQuery(pagesQuery(listLeads, {}))
  const list = leads.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{t('manageHint')}</p>
      {leads.isPending && <Skeleton lines={6} />}
      {leads.isError && !leads.isFetchNextPageError && <FailedNote onRetry={() => void leads.refetch()} />}
      {leads.isSuccess && list.length === 0 && <EmptyNote title={t('empty')} text={t('emptyHint')} />}
      {list.length > 0 && (
        <ul className={styles.list} aria-label={t('manageTitle')}>
          {list.map((lead) => (
            <LeadRow key={lead.leadId} lead={lead} />
          ))}
        </ul>
      )}
      {leads.hasNextPage && <MoreButton list={leads}>{t('more')}</MoreButton>}
    </div>
  )
}
