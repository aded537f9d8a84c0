import { type ReactNode, useEffect, useRef } from 'react'
import { Button, type ButtonProps } from './inputs/button.tsx'

interface Props {
  list: { fetchNextPage: () => unknown; isFetchingNextPage: boolean; isFetchNextPageError: boolean }
  /** How far below the view the end of the list may be before more of it is fetched. */
  ahead?: string
  look?: ButtonProps['look']
  className: string | undefined
  children: ReactNode
}

/** The end of a list that is read page by page: the next one comes as it nears the view, or by its button. */
export function NextPage({ list, ahead = '0px', look, className, children }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = list

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
      <Button
        look={look}
        onClick={() => void fetchNextPage()}
        disabled={isFetchingNextPage}
        aria-busy={isFetchingNextPage}
      >
        {children}
      </Button>
    </div>
  )
}
