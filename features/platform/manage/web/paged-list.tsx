import { MoreButton } from '@candor/ui/next-page'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from './paged-list.module.css'

interface Props<Item> {
  pages: UseInfiniteQueryResult<InfiniteData<{ readonly list: readonly Item[] }>>
  /** Shown where the list could not be loaded. */
  failed: string
  /** Shown where the list is empty. */
  none: { readonly title: string; readonly text?: string }
  children: (list: readonly Item[]) => ReactNode
}

/** A list that loads page by page, or a note in its place. It fades while another list loads. */
export function PagedList<Item>({ pages, failed, none, children }: Props<Item>) {
  const list = pages.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <div className={styles.paged} aria-busy={pages.isPlaceholderData}>
      <SectionBody state={sectionState(pages, failed, list.length === 0 && { kind: 'empty', ...none })}>
        {children(list)}
        {pages.hasNextPage && (
          <div className={styles.more}>
            <MoreButton list={pages} />
          </div>
        )}
      </SectionBody>
    </div>
  )
}
