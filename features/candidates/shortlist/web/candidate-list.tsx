import { NextPage } from '@candor/ui/next-page'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useTranslations } from 'use-intl'
import { isNarrowed, type ShortlistFilter } from '../rules/filter.ts'
import styles from './candidate-list.module.css'
import { CandidateRow } from './candidate-row.tsx'
import type { Candidates } from './use-candidates.ts'

interface Props {
  filter: ShortlistFilter
  candidates: Candidates
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
          <caption className={styles.order}>{t('newestFirst')}</caption>
          <thead className="sr-small">
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('labels')}</th>
              <th scope="col">{t('score')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col" aria-sort="descending" className={styles.applied}>
                {t('applied')} <span aria-hidden="true">↓</span>
              </th>
              <th scope="col">{t('lastActive')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <CandidateRow key={item.candidateId} item={item} filter={filter} />
            ))}
          </tbody>
        </table>
        {hasNextPage && <NextPage list={candidates} ahead="600px" className={styles.more} />}
      </SectionBody>
    </div>
  )
}
