import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import type { Chosen } from './bulk-registry.ts'

/** Exports the chosen candidates as a CSV file. */
export function useExport() {
  const [start, isBusy] = useOneAtATime(async (_chosen: Chosen) => {})
  return { start, isBusy }
}
