import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { TableImport } from '../contract/table.ts'
import { readTableProgress } from '../contract.ts'
import rows from './rows.module.css'
import { TableHead } from './table-head.tsx'
import styles from './table-screen.module.css'

interface Props {
  table: TableImport
  refresh: () => Promise<unknown>
  onAnother: () => void
}

const pollMs = 700

/** How far the adding is, and its result. */
export function TableProgress({ table, refresh, onAnother }: Props) {
  const { importId, state } = table
  const isAdding = state === 'adding'
  const query = useQuery({
    ...callQuery(readTableProgress, { importId }),
    enabled: isAdding,
    refetchInterval: isAdding ? pollMs : false,
  })
  const isOver = isAdding && query.data?.state === 'done'
  useEffect(() => {
    if (isOver) void refresh()
  }, [isOver, refresh])
  return (
    <main className={styles.screen}>
      <TableHead table={table} step={3} isDone={!isAdding} />
      <div className={styles.result}>
        {isAdding ? (
          <Adding {...(query.data ?? table.counts)} />
        ) : (
          <Result table={table} onAnother={onAnother} />
        )}
      </div>
    </main>
  )
}

function Adding({ adding, added, failed }: { adding: number; added: number; failed: number }) {
  const t = useTranslations('table-import')
  const all = adding + added + failed
  return (
    <section aria-label={t('adding')}>
      <h2 className={rows.title}>{t('adding')}</h2>
      <progress className={styles.progress} max={Math.max(1, all)} value={added + failed} />
      <p role="status">{t('addingText', { added, adding })}</p>
    </section>
  )
}

function Result({ table, onAnother }: { table: TableImport; onAnother: () => void }) {
  const t = useTranslations('table-import')
  const { counts, added, failed, positionId } = table
  return (
    <>
      <section aria-label={t('addedLabel')}>
        <h2 className={rows.title}>{t('done', { count: counts.added })}</h2>
        <p>{t('doneText', { left: counts.left, failed: counts.failed })}</p>
        <p className={styles.ways}>
          {positionId === null ? (
            <Button look="primary" render={<Link to="/positions" />}>
              {t('toPositions')}
            </Button>
          ) : (
            <Button look="primary" render={<Link to="/positions/$positionId" params={{ positionId }} />}>
              {t('toPosition')}
            </Button>
          )}
          <Button onClick={onAnother}>{t('another')}</Button>
        </p>
        <ul className={styles.people}>
          {added.map(({ candidateId, name }) => (
            <li key={candidateId}>
              <Link to="/candidates/$candidateId" params={{ candidateId }}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {counts.added > added.length && (
          <p className={rows.quiet}>{t('moreAdded', { count: counts.added - added.length })}</p>
        )}
      </section>
      {failed.length > 0 && (
        <section aria-label={t('failedLabel')}>
          <h2 className={rows.title}>{t('failedLabel')}</h2>
          <ul>
            {failed.map(({ rowId, number, name, addFault }) => (
              <li key={rowId} className={rows.person}>
                <span className={rows.number}>{number}</span>
                <span>
                  <b>{name}</b> {addFault && t(`addFault.${addFault}`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
