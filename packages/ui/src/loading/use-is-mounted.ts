import { useCallback, useEffect, useRef } from 'react'

/** Says whether the component is still on the page: what it was asked for may come when the reader has gone on. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
