import { Button } from '@candor/ui/inputs/button'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isNarrowed, type ShortlistFilter } from '../rules/filter.ts'
import styles from './candidate-list.module.css'
import { CandidateRow } from './candidate-row.tsx'
import type { Candidates } from './use-candidates.ts'

interface Props {
  filter: ShortlistFilter
  candidates: Candidates
}

/** How far below the screen the end of the list may be before more of it is fetched. */
const ahead = '600px'

function MoreCandidates({ candidates }: { candidates: Candidates }) {
  const t = useTranslations('shortlist')
  const end = useRef<HTMLDivElement>(null)
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = candidates

  useEffect(() => {
    if (!end.current || isFetchNextPageError) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void fetchNextPage(),
      { rootMargin: ahead },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [fetchNextPage, isFetchNextPageError])

  return (
    <div className={styles.more} ref={end}>
      <Button
        onClick={() => void fetchNextPage()}
        disabled={isFetchingNextPage}
        aria-busy={isFetchingNextPage}
      >
        {t('more')}
      </Button>
    </div>
  )
}

/** The candidates of a filter: a table on wide screens, a list on a phone. */
export function CandidateList({ filter, candidates }: Props) {
  const t = useTranslations('shortlist')
  const { data, hasNextPage, isPlaceholderData } = candidates
  const items = data?.flatMap((page) => page.list) ?? []
  const isAnyFilter = isNarrowed(filter) || filter.positionId || filter.haveOperate !== undefined
  const empty: SectionState = isAnyFilter
    ? { kind: 'empty', title: t('emptyFiltered') }
    : { kind: 'empty', title: t('empty'), text: t('emptyHint') }

  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <SectionBody state={sectionState(candidates, t('failed'), items.length === 0 && empty)}>
        <table className={styles.table}>
          <thead className="sr-small">
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('labels')}</th>
              <th scope="col">{t('score')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col" className={styles.updated}>
                {t('updated')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <CandidateRow key={item.candidateId} item={item} filter={filter} />
            ))}
          </tbody>
        </table>
        {hasNextPage && <MoreCandidates candidates={candidates} />}
      </SectionBody>
    </div>
  )
}
