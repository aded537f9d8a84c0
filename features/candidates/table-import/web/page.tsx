import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { listTables } from '../contract.ts'
import styles from './page.module.css'
import { TablePlace } from './table-place.tsx'
import { TableProgress } from './table-progress.tsx'
import { TableScreen } from './table-screen.tsx'
import { useTable } from './use-table.ts'

interface Props {
  /** Null where the rows go to several positions, or to a position that is chosen later. */
  positionId: string | null
  /** Left out where no table is open yet. */
  importId: string | undefined
  /** Opens a table, or the page without one. */
  onOpen: (importId: string | undefined) => void
}

/** The page on which a table of candidates is imported. */
export function TableImportPage({ positionId, importId, onOpen }: Props) {
  const t = useTranslations('table-import')
  usePageTitle(t('title'))
  return (
    <>
      <AppBar crumb={t('title')} />
      {importId === undefined ? (
        <StartTable positionId={positionId} onOpen={onOpen} />
      ) : (
        <OpenedTable key={importId} importId={importId} onOpen={onOpen} />
      )}
    </>
  )
}

function OpenedTable({ importId, onOpen }: { importId: string; onOpen: Props['onOpen'] }) {
  const t = useTranslations('table-import')
  const { query, ...acts } = useTable(importId)
  const close = () => onOpen(undefined)
  const state = sectionState(query, t('loadFailed'))
  const table = query.data
  if (!table)
    return (
      <main className={styles.waiting}>
        <SectionBody state={state}>{null}</SectionBody>
      </main>
    )
  return (
    <SectionBody state={state}>
      {table.state === 'open' ? (
        <TableScreen table={table} acts={acts} refresh={query.refetch} onDiscarded={close} />
      ) : (
        <TableProgress table={table} refresh={query.refetch} onAnother={close} />
      )}
    </SectionBody>
  )
}

/** The place for a table, and the tables that are not finished. */
function StartTable({ positionId, onOpen }: Omit<Props, 'importId'>) {
  const t = useTranslations('table-import')
  const format = useFormatter()
  const query = useQuery(callQuery(listTables, positionId === null ? {} : { positionId }))
  const tables = query.data?.tables ?? []
  return (
    <main className={styles.page}>
      <a className={styles.back} href={positionId === null ? '/positions' : `/positions/${positionId}`}>
        {positionId === null
          ? t('backToList')
          : query.data
            ? t('back', { position: query.data.positionName })
            : '\u00a0'}
      </a>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('startText')}</p>
      <TablePlace positionId={positionId} onStarted={onOpen} />
      <SectionBody state={sectionState(query, t('loadFailed'))}>
        {tables.length > 0 && (
          <section aria-label={t('openTables')}>
            <h2 className={styles.subtitle}>{t('openTables')}</h2>
            <ul>
              {tables.map(({ importId, name, rows, by, isOwn, createdAt }) => {
                const date = format.dateTime(createdAt, { dateStyle: 'medium', timeStyle: 'short' })
                return (
                  <li key={importId} className={styles.table}>
                    <span>
                      {isOwn
                        ? t('openOwn', { name, count: rows, date })
                        : t('openTable', { name, count: rows, by, date })}
                    </span>
                    <Button size="small" onClick={() => onOpen(importId)}>
                      {t('goOn')}
                    </Button>
                  </li>
                )
              })}
            </ul>
          </section>
        )}
      </SectionBody>
    </main>
  )
}
