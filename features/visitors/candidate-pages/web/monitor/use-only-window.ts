import { useEffect, useState } from 'react'

/** Whether this window is the active one; null until that is known. Another window takes over when it is closed. */
export function useOnlyWindow(name: string): boolean | null {
  const [isOnly, setIsOnly] = useState<boolean | null>(null)
  useEffect(() => {
    // Without the Web Locks API every window counts as active.
    const locks: LockManager | undefined = navigator.locks
    if (!locks) {
      setIsOnly(true)
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    const hold = async () => {
      setIsOnly(true)
      await promise
    }
    const abort = new AbortController()
    const waiting = setTimeout(() => setIsOnly((before) => before ?? false), 300)
    locks.request(name, { signal: abort.signal }, hold).catch(() => {
      // The request was aborted: the page is gone.
    })
    return () => {
      clearTimeout(waiting)
      resolve()
      abort.abort()
    }
  }, [name])
  return isOnly
}
