import { ChevronLeftIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import type { TableImport } from '../contract/table.ts'
import styles from './table-screen.module.css'

const steps = ['file', 'columns', 'store'] as const

/** The name of the table, and how far its import is. */
export function TableHead({ table, step, isDone }: { table: TableImport; step: 2 | 3; isDone?: boolean }) {
  const t = useTranslations('table-import')
  const { positionId, positionName, name, rows } = table
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <a className={styles.back} href={positionId === null ? '/positions' : `/positions/${positionId}`}>
          <ChevronLeftIcon />
          {positionId === null ? t('backToList') : positionName}
        </a>
        <h1 className={styles.title}>{t('head', { name, count: rows })}</h1>
      </div>
      <ol className={styles.steps} aria-label={t('steps.label', { step })}>
        {steps.map((name, index) => (
          <li
            key={name}
            data-state={isDone || index + 1 < step ? 'done' : index + 1 === step ? 'now' : undefined}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
    </header>
  )
}
