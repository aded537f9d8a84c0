import { callQuery } from '@candor/call/web/query'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listBulkFaults } from '../contract.ts'
import { readFaults } from '../rules/wire.ts'
import styles from './progress-panel.module.css'

/** The candidates that an act did not reach, each by name with the reason. */
export function FaultList({ bulkId }: { bulkId: string }) {
  const t = useTranslations('bulk')
  const query = useQuery({ ...callQuery(listBulkFaults, { bulkId }), select: readFaults })
  return (
    <SectionBody state={sectionState(query, t('panel.faultsFailed'))}>
      <ul className={styles.faults}>
        {query.data?.map(({ candidateId, name, why, byName }) => (
          <li key={candidateId}>
            <span>{name || t('panel.somebody')}</span>
            <span className={styles.why}>{t(`fault.${why}`, { by: byName ?? 'none' })}</span>
          </li>
        ))}
      </ul>
    </SectionBody>
  )
}
