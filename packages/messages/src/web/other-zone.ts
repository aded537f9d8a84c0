import { offsetAt } from '@candor/kernel/zoned-time'
import { zoneWords } from '../local-time.ts'
import { currentLocale } from './stored-locale.ts'

/** The zone of a shown moment, in words; null where this browser's clock shows the same. */
export function otherZone(ms: number, timeZone: string): { zone: string; offset: string } | null {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return offsetAt(ms, own) === offsetAt(ms, timeZone) ? null : zoneWords(ms, timeZone, currentLocale())
}
