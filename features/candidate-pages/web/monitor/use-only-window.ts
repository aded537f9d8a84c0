import { useEffect, useState } from 'react'

/** Whether this window is the one that does something; null until that is known. Another one takes over once it is closed. */
export function useOnlyWindow(name: string): boolean | null {
  const [isOnly, setIsOnly] = useState<boolean | null>(null)
  useEffect(() => {
    // Without locks every window is the only one that it knows of.
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
      // Given up before it was had: the page is gone.
    })
    return () => {
      clearTimeout(waiting)
      resolve()
      abort.abort()
    }
  }, [name])
  return isOnly
}
