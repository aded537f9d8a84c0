import { useTranslations } from 'use-intl'
import type { ListTab } from '../../contract/list-search.ts'
import styles from './position-list.module.css'
import type { Columns, Sum } from './use-positions.ts'

interface Props {
  tab: ListTab
  columns: Columns
  sum: Sum
}

/** The sums of all positions of the list. */
export function SumRow({ tab, columns, sum: { seats, hired, stages, others } }: Props) {
  const t = useTranslations('positions')
  return (
    <div className={styles.sum}>
      <span>{tab === 'open' ? t('sumOfOpen') : t('sum')}</span>
      <span>{t('seatsShort', { hired, seats })}</span>
      <span className={styles.stages}>
        {columns.map(({ stageId, name }) => {
          const { count, past } = stages.find((stage) => stage.stageId === stageId) ?? { count: 0, past: 0 }
          return (
            <span key={stageId}>
              <span aria-hidden="true">{count}</span>
              <span className="sr">{t('inStage', { stage: name, count, past })}</span>
            </span>
          )
        })}
        {others.count > 0 && <span>{others.count}</span>}
      </span>
    </div>
  )
}
