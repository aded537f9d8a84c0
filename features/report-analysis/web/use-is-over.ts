import { useMedia } from '@candor/ui/use-media.ts'

/** Whether the page has no room for evidence beside the report, so that it has to show over it. */
export function useIsOver(): boolean {
  return useMedia('(max-width: 1023.98px)')
}
