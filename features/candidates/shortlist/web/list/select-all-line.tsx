import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import styles from './select-all-line.module.css'
import type { ListOfPage } from './use-list-page.ts'

/** Where all loaded candidates are selected and there are more: the offer to select all of the filter. */
export function SelectAllLine({ page }: { page: ListOfPage }) {
  const t = useTranslations('shortlist')
  const { rows, selection, counts, query } = page
  const total = counts?.total ?? 0
  const isWhole = selection.selection.kind === 'all'
  const areLoaded = rows.length > 0 && rows.every((row) => selection.has(row.candidateId))
  if (isWhole || !areLoaded || total <= rows.length) return null
  return (
    <p className={styles.offer}>
      {t('loadedSelected', { count: rows.length })}{' '}
      <Button look="quiet" size="small" onClick={() => selection.selectAllOf(query)}>
        {t('selectAllOf', { count: total })}
      </Button>
    </p>
  )
}
