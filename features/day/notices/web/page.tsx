import { pagesQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { Segments } from '@candor/ui/inputs/segments'
import { Select } from '@candor/ui/inputs/select'
import { NextPage } from '@candor/ui/next-page'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type NoticeKind, noticeKinds } from '../../../platform/notify/contract.ts'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { usePageTitle } from '../../../sign-in/session/web/use-brand.ts'
import { listNotices } from '../contract.ts'
import { NoticeRow } from './notice-row.tsx'
import styles from './page.module.css'
import { useMarkRead } from './use-mark-read.ts'
import { useNews } from './use-news.ts'

/** The filter of the page, as its address has it. */
export interface NoticeFilter {
  kind?: NoticeKind | undefined
  unread?: boolean | undefined
}

interface Props {
  filter: NoticeFilter
  onFilter: (filter: NoticeFilter) => void
}

/** All notices of the account, newest first. */
export function NoticesPage({ filter, onFilter }: Props) {
  const t = useTranslations('notices')
  usePageTitle(t('title'))
  const unread = useNews()?.unread ?? 0
  const query = useInfiniteQuery(pagesQuery(listNotices, { ...filter }))
  const { readAll } = useMarkRead()
  const list = query.data?.pages.flatMap((page) => page.list) ?? []
  const [newest] = list
  const isFiltered = filter.kind !== undefined || filter.unread === true
  const isEmpty = query.data !== undefined && list.length === 0
  const none = isFiltered
    ? ({ kind: 'empty', title: t('emptyFiltered') } as const)
    : ({ kind: 'empty', title: t('empty'), text: t('emptyHint') } as const)
  return (
    <>
      <AppBar crumb={t('title')} />
      <main className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title}>{t('title')}</h1>
          {unread > 0 && <span className={styles.count}>{t('countNew', { count: unread })}</span>}
          <span className={styles.acts}>
            <Button render={<Link to="/account" hash="notices" />}>{t('which')}</Button>
            {unread > 0 && newest && <Button onClick={() => readAll(newest.noticeId)}>{t('readAll')}</Button>}
          </span>
        </header>
        <Filter filter={filter} onFilter={onFilter} />
        <SectionBody state={sectionState(query, t('failed'), isEmpty && none)}>
          <ul className={styles.list}>
            {list.map((notice) => (
              <NoticeRow key={notice.noticeId} notice={notice} />
            ))}
          </ul>
          {query.hasNextPage && <NextPage className={styles.more} list={query} />}
        </SectionBody>
      </main>
    </>
  )
}

const anyKind = 'any'

function Filter({ filter, onFilter }: Props) {
  const t = useTranslations('notices')
  const kinds = noticeKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))
  const states = [
    { value: 'all', label: t('allStates') },
    { value: 'unread', label: t('unreadOnly') },
  ] as const
  return (
    <div className={styles.filter}>
      <Segments
        label={t('filter')}
        layout="bare"
        items={states}
        value={filter.unread ? 'unread' : 'all'}
        onChange={(value) => onFilter({ ...filter, unread: value === 'unread' || undefined })}
      />
      <Select<NoticeKind | typeof anyKind>
        label={t('filter')}
        items={[{ value: anyKind, label: t('anyKind') }, ...kinds]}
        value={filter.kind ?? anyKind}
        onChange={(value) => onFilter({ ...filter, kind: value === anyKind ? undefined : value })}
      />
    </div>
  )
}
