import { useEffect, useRef, useState } from 'react'

interface Count {
  readonly unread: number
  readonly newest: string | null
}

/** Notices that come within this time are announced together. */
const gatherMs = 3_000

/** The number of notices that have come lately, to be read out; 0 while none has. */
export function useAnnounced(news: Count | undefined): number {
  const [announced, setAnnounced] = useState(0)
  const known = useRef<Count>(undefined)
  useEffect(() => {
    if (!news) return
    const before = known.current
    if (!before) {
      known.current = news
      return
    }
    if (news.unread <= before.unread || news.newest === before.newest) {
      known.current = news
      return
    }
    // The count before the first of them stays known until they are announced.
    const timer = setTimeout(() => {
      known.current = news
      setAnnounced(news.unread - before.unread)
    }, gatherMs)
    return () => clearTimeout(timer)
  }, [news])
  return announced
}
