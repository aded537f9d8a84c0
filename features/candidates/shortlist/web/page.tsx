import { useTranslations } from 'use-intl'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { AddCandidateButton } from '../../candidate-facts/web/add/add-button.tsx'
import type { ShortlistFilter } from '../rules/filter.ts'
import { CandidateList } from './candidate-list.tsx'
import { FilterRow } from './filter-row.tsx'
import { ListSwitch } from './list-switch.tsx'
import styles from './page.module.css'
import { PositionNav } from './position-nav.tsx'
import { useCandidates } from './use-candidates.ts'

interface Props {
  filter: ShortlistFilter
  /** Whether it is the list of the operated, which has an address of its own. */
  isOperatedList: boolean
  onFilter: (filter: ShortlistFilter) => void
}

/** The list page: positions at the left, their candidates at the right, filtered by the address. */
export function ShortlistPage({ filter, isOperatedList, onFilter }: Props) {
  const t = useTranslations('shortlist')
  const filters = isOperatedList ? { ...filter, haveOperate: 1 } : filter
  const candidates = useCandidates(filters)
  const title = isOperatedList ? t('operatedTitle') : t('title')
  usePageTitle(title)
  return (
    <>
      <AppBar />
      <div className={styles.page}>
        <PositionNav
          selected={filter.positionId ?? null}
          onSelect={(positionId) => onFilter({ ...filter, positionId: positionId ?? undefined })}
        />
        <main className={styles.main}>
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <AddCandidateButton positionId={filter.positionId ?? null} />
          </div>
          <ListSwitch filter={filters} page={candidates.data?.[0] ?? null} />
          <FilterRow filter={filter} onFilter={onFilter} />
          <CandidateList filter={filters} candidates={candidates} />
        </main>
      </div>
    </>
  )
}
