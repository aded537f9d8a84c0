import { offsetAt } from '@candor/kernel/zoned-time'
import { zoneWords } from '../local-time.ts'
import { currentLocale } from './stored-locale.ts'

/** The zone in which a moment is told, in words; null where the clocks of this browser show the same. */
export function otherZone(ms: number, timeZone: string): { zone: string; offset: string } | null {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return offsetAt(ms, own) === offsetAt(ms, timeZone) ? null : zoneWords(ms, timeZone, currentLocale())
}
