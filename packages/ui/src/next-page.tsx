import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, type ButtonProps } from './inputs/button.tsx'
import { handFocusToNew } from './inputs/hand-over-focus.ts'
import styles from './next-page.module.css'
import { FailedNote } from './sections/notes.tsx'

/**
 * A list that has loaded whole, drawn page by page so that it never blocks the screen: use `MoreButton` while `rest` is
 * not 0. `next` is the size of the next page. The first `least` are drawn in any case.
 */
export function useDrawnList<T>(whole: readonly T[], pageSize: number, least = 0) {
  const [wanted, setWanted] = useState(pageSize)
  const drawn = whole.slice(0, Math.max(wanted, least))
  const rest = whole.length - drawn.length
  return {
    drawn,
    rest,
    next: Math.min(rest, pageSize),
    fetchNextPage: () => setWanted(drawn.length + pageSize),
  }
}

interface MoreProps extends Pick<ButtonProps, 'look' | 'size'> {
  list: { fetchNextPage: () => unknown; isFetchingNextPage?: boolean; isFetchNextPageError?: boolean }
  /** What the button says, where it is not that more is loaded. */
  children?: ReactNode
}

/**
 * Shows the next page of a list, and says if it could not be loaded; what is there stays. When the button disappears
 * with the last page, the focus goes to the first item of that.
 */
export function MoreButton({ list, children, ...looks }: MoreProps) {
  const t = useTranslations('ui')
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list
  return (
    <>
      {isFetchNextPageError && (
        <div className={styles.failed}>
          <FailedNote message={t('moreFailed')} />
        </div>
      )}
      <Button
        {...looks}
        ref={handFocusToNew}
        onClick={() => void fetchNextPage()}
        disabled={isFetchingNextPage}
        aria-busy={isFetchingNextPage}
      >
        {children ?? t('loadMore')}
      </Button>
    </>
  )
}

interface Props extends MoreProps {
  /** How far below the view the end of the list may be before more of it is fetched. */
  ahead?: string
  className: string | undefined
}

/** The end of a list that loads page by page: the next page loads as the end nears the view, or by the button. */
export function NextPage({ ahead = '0px', className, ...more }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const { fetchNextPage, isFetchNextPageError } = more.list

  useEffect(() => {
    if (!end.current || isFetchNextPageError) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void fetchNextPage(),
      { rootMargin: ahead },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [fetchNextPage, isFetchNextPageError, ahead])

  return (
    <div className={className} ref={end}>
      <MoreButton {...more} />
    </div>
  )
}
