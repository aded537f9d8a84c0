import { isRecord } from '@candor/kernel/is-record'
import type { RuleFault } from './fault.ts'

/** First characters of the external ids of everything that people make here. */
export const reservedPrefix = 'candor:'

function isReserved(holder: unknown): boolean {
  return (
    isRecord(holder) && typeof holder.externalId === 'string' && holder.externalId.startsWith(reservedPrefix)
  )
}

/** The faults of a bundle whose external ids are reserved for what people make here. */
export function findReservedIds(bundle: unknown): RuleFault[] {
  if (!isRecord(bundle)) return []
  const interviews: unknown[] = Array.isArray(bundle.interviews) ? bundle.interviews : []
  const places: [unknown, (string | number)[]][] = [
    [bundle, []],
    [bundle.position, ['position']],
    ...interviews.map((interview, index): [unknown, (string | number)[]] => [
      interview,
      ['interviews', index],
    ]),
  ]
  return places
    .filter(([holder]) => isReserved(holder))
    .map(([, path]) => ({
      path: [...path, 'externalId'],
      fault: 'reservedId',
      values: { prefix: reservedPrefix },
    }))
}
