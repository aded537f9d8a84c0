import { readApi } from '@candor/call/web/api'
import { formatDateTime } from '@candor/messages/dates'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { listLeads } from '../contract.ts'
import styles from './leads-panel.module.css'

/** Who asked for a trial on the public pages, with the number to call. */
export function LeadsPanel() {
  const t = useTranslations('registration')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const leads = useQuery({
    queryKey: [listLeads.path],
    queryFn: ({ signal }) => readApi(listLeads, {}, { signal }),
  })
  const list = leads.data?.list ?? []
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{t('manageHint')}</p>
      {leads.isPending && <Skeleton lines={6} />}
      {leads.isError && <FailedNote onRetry={() => void leads.refetch()} />}
      {leads.isSuccess && list.length === 0 && <EmptyNote title={t('empty')} text={t('emptyHint')} />}
      {list.length > 0 && (
        <ul className={styles.list} aria-label={t('manageTitle')}>
          {list.map((lead) => (
            <li key={lead.leadId} className={styles.lead}>
              <b>{lead.companyName}</b>
              <span>{`${lead.userName} · ${lead.position}`}</span>
              <a href={`tel:+${lead.prefixPhone}${lead.phone}`}>{`+${lead.prefixPhone} ${lead.phone}`}</a>
              <time>{formatDateTime(lead.createdTime, timeZone)}</time>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
