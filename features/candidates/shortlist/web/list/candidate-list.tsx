import { NextPage } from '@candor/ui/next-page'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useTranslations } from 'use-intl'
import { axisOf, mediansOf } from '../../rules/axis.ts'
import { positionOf } from '../../rules/list-search.ts'
import { useLocalName } from '../local-name.ts'
import { EmptyList } from './empty-list.tsx'
import styles from './list.module.css'
import { ListHead } from './list-head.tsx'
import { ListRow } from './list-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { SelectAllLine } from './select-all-line.tsx'
import type { ListOfPage } from './use-list-page.ts'

/** The candidates of a filter: a table on wide screens, cards on a phone. */
export function CandidateList({ page }: { page: ListOfPage }) {
  const t = useTranslations('shortlist')
  const { candidates, counts, rows } = page
  const { hasNextPage, isPlaceholderData } = candidates
  const state = sectionState(candidates, t('failed'))
  if (state.kind === 'loading') return <ListSkeleton />
  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <SectionBody state={state}>
        <SelectAllLine page={page} />
        {rows.length === 0 ? (
          <EmptyList page={page} />
        ) : (
          <table className={styles.table} aria-rowcount={(counts?.total ?? rows.length) + 1}>
            <caption className="sr">{t('countedOf', { count: counts?.total ?? rows.length })}</caption>
            <Rows page={page} />
          </table>
        )}
        {hasNextPage && <NextPage list={candidates} ahead="800px" className={styles.more} />}
      </SectionBody>
    </div>
  )
}

function Rows({ page }: { page: ListOfPage }) {
  const localName = useLocalName()
  const { rows, query, search, selection, focus, counts, candidates } = page
  const medians = mediansOf(counts)
  const positionId = positionOf(query)
  const isFocusListed = rows.some((row) => row.candidateId === focus.focused)
  const reachable = isFocusListed ? focus.focused : rows[0]?.candidateId
  const chosen = rows.filter((row) => selection.has(row.candidateId)).length
  return (
    <>
      <ListHead
        query={query}
        axis={axisOf(rows, medians, positionId)}
        chosen={chosen}
        loaded={rows.length}
        onQuery={page.setQuery}
        onChooseLoaded={(isNowSelected) => selection.set(page.order, isNowSelected)}
      />
      <tbody>
        {rows.map((row, index) => (
          <ListRow
            key={row.candidateId}
            row={row}
            search={search}
            now={candidates.data?.now ?? 0}
            index={index}
            median={medians.get(row.positionId) ?? null}
            hasPosition={positionId === null}
            isFocused={row.candidateId === focus.focused}
            isReachable={row.candidateId === reachable}
            isChosen={selection.has(row.candidateId)}
            takesFocus={row.candidateId === focus.focused ? focus.steps : 0}
            name={localName(row)}
            onFocus={focus.note}
            onToggle={page.toggle}
          />
        ))}
      </tbody>
    </>
  )
}
