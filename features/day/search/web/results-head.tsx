import { Select } from '@candor/ui/inputs/select'
import { useTranslations } from 'use-intl'
import { mostCounted, sortValues } from '../contract.ts'
import type { Search } from '../rules/address.ts'
import styles from './page.module.css'
import type { SearchCounts } from './use-search.ts'

/** How much the search found in its scope. */
export function useFoundWords(scope: Search['scope'], counts: SearchCounts | undefined): string {
  const t = useTranslations('search')
  if (!counts) return ''
  const { candidates } = counts
  const count = counts[scope]
  const isMany = count > mostCounted
  const people = t('peopleOf', { count: candidates })
  if (scope === 'people') return isMany ? t('manyPeople', { most: mostCounted }) : t('peopleOf', { count })
  if (scope === 'resumes')
    return isMany ? t('manyResumes', { most: mostCounted }) : t('resumesFound', { count, people })
  return isMany ? t('manySentences', { most: mostCounted }) : t('sentences', { count, people })
}

interface Props {
  search: Search
  counts: SearchCounts | undefined
  onSort: (isBest: boolean) => void
}

/** The line above the results: how many there are, how they are found, and their order. */
export function ResultsHead({ search, counts, onSort }: Props) {
  const t = useTranslations('search')
  const found = useFoundWords(search.scope, counts)
  return (
    <div className={styles.results}>
      <b aria-live="polite">{found}</b>
      {search.scope !== 'people' && (
        <>
          <span className={styles.how}>{t('together')}</span>
          <span className={styles.order}>
            <Select
              label={t('sort')}
              items={sortValues.map((value) => ({ value, label: t(`sorts.${value}`) }))}
              value={search.isBest ? 'best' : 'newest'}
              onChange={(value) => onSort(value === 'best')}
            />
          </span>
        </>
      )}
    </div>
  )
}
