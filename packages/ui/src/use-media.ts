import { useCallback, useSyncExternalStore } from 'react'

/** Where screens change, as style sheets say it: `tools/check/styles.ts` has their widths. */
export const media = {
  phone: '(max-width: 719.98px)',
  /** Panes are drawers. */
  belowDesk: '(max-width: 1023.98px)',
  desk: '(min-width: 1024px)',
  wide: '(min-width: 1280px)',
}

/** Whether a media query holds; false where there are none. */
export function useMedia(name: keyof typeof media): boolean {
  const query = media[name]
  const watch = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => globalThis.matchMedia?.(query).matches ?? false)
}

/** Whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  return useMedia('phone')
}
