import { useMedia } from '@candor/ui/use-media.ts'

/** Whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 719.98px)')
}
