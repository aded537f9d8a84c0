import { NextPage } from '@candor/ui/next-page'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { listTabs } from '../../contract/list-search.ts'
import type { ListSearch } from '../../rules/address.ts'
import { barScale } from '../../rules/rank.ts'
import type { usePositionActs } from '../use-position-acts.tsx'
import styles from './position-list.module.css'
import { DraftRow, PositionRow } from './position-row.tsx'
import { SumRow } from './sum-row.tsx'
import { type Positions, useDrafts } from './use-positions.ts'

interface Props {
  positions: Positions
  search: ListSearch
  acts: ReturnType<typeof usePositionActs>
  listRef: RefObject<HTMLDivElement | null>
}

/** The positions of a tab: a row each with its bars, their sum, and the drafts below the open ones. */
export function PositionList({ positions, search, listRef }: Props) {
  const t = useTranslations('positions')
  const { data, hasNextPage } = positions
  const first = data?.pages[0]
  const drafts = useDrafts(search, first?.counts.draft ?? 0)
  const list = data?.pages.flatMap((page) => page.list) ?? []
  const tab = search.tab ?? listTabs[0]
  const none = search.text
    ? { title: t('none.found'), text: t('noneFoundText') }
    : { title: t(`none.${tab}`), text: tab === 'open' && first?.mayChange ? t('noneText') : undefined }
  const isEmpty = list.length === 0 && drafts.length === 0
  return (
    <div className={styles.list} ref={listRef} aria-busy={positions.isPlaceholderData}>
      <SectionBody state={sectionState(positions, t('failed'), isEmpty && { kind: 'empty', ...none })}>
        {first && (
          <>
            {list.length > 0 && tab !== 'draft' && (
              <Columns names={first.columns.map(({ name }) => name)} hasOthers={first.sum.others.count > 0} />
            )}
            {list.map((position) =>
              tab === 'draft' ? (
                <DraftRow key={position.positionId} position={position} />
              ) : (
                <PositionRow
                  key={position.positionId}
                  position={position}
                  columns={first.columns}
                  scale={barScale(first.sum.most)}
                  hasOthers={first.sum.others.count > 0}
                />
              ),
            )}
            {hasNextPage && <NextPage list={positions} ahead="600px" className={styles.more} />}
            {list.length > 1 && tab !== 'draft' && (
              <SumRow tab={tab} columns={first.columns} sum={first.sum} />
            )}
          </>
        )}
        {drafts.length > 0 && (
          <section aria-label={t('drafts')}>
            <h2 className={styles.group}>
              {t('drafts')} <span className={styles.count}>{first?.counts.draft}</span>
            </h2>
            {drafts.map((draft) => (
              <DraftRow key={draft.positionId} position={draft} />
            ))}
          </section>
        )}
      </SectionBody>
    </div>
  )
}

function Columns({ names, hasOthers }: { names: readonly string[]; hasOthers: boolean }) {
  const t = useTranslations('positions.column')
  return (
    <div className={styles.columns} aria-hidden="true">
      <span>{t('position')}</span>
      <span>{t('seats')}</span>
      <span className={styles.stages}>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two stages may have one name, and columns never move
          <span key={index}>{name}</span>
        ))}
        {hasOthers && <span>{t('others')}</span>}
      </span>
      <span className={styles.order}>
        {t('oldest')} <span>↓</span>
      </span>
      <span>{t('recruits')}</span>
    </div>
  )
}
