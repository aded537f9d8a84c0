import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button, type ButtonProps } from './inputs/button.tsx'
import { lastBefore, passFocusOn } from './inputs/hand-over-focus.ts'
import styles from './next-page.module.css'
import { FailedNote } from './sections/notes.tsx'

interface MoreProps {
  list: { fetchNextPage: () => unknown; isFetchingNextPage: boolean; isFetchNextPageError: boolean }
  look?: ButtonProps['look']
  children: ReactNode
}

/** For the `ref` of the button: once it goes with the last page, the focus that it has is on the first of what came. */
function useFocusOnNew(isFetching: boolean) {
  const button = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (isFetching && button.current) before.current = lastBefore(button.current)
  }, [isFetching])
  return useCallback((element: HTMLElement | null) => {
    button.current = element
    if (!element) return
    return () => passFocusOn(element, before.current)
  }, [])
}

/** Fetches the next page of a list that is read page by page, and says where that failed; what is there stays. */
export function MoreButton({ list, look, children }: MoreProps) {
  const t = useTranslations('ui')
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list
  const ref = useFocusOnNew(isFetchingNextPage)
  return (
    <>
      {isFetchNextPageError && (
        <div className={styles.failed}>
          <FailedNote message={t('moreFailed')} />
        </div>
      )}
      <Button
        ref={ref}
        look={look}
        onClick={() => void fetchNextPage()}
        disabled={isFetchingNextPage}
        aria-busy={isFetchingNextPage}
      >
        {children}
      </Button>
    </>
  )
}

interface Props extends MoreProps {
  /** How far below the view the end of the list may be before more of it is fetched. */
  ahead?: string
  className: string | undefined
}

/** The end of a list that is read page by page: the next one comes as it nears the view, or by its button. */
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
