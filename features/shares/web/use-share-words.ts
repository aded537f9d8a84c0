import { formatDateTime } from '@candor/messages/dates'
import { useLocale } from 'use-intl'

interface Named {
  readonly positionName: string
  readonly positionNameLatin: string | null
}

/** How days and positions are written about shares. */
export function useShareWords() {
  const isLatin = useLocale() === 'en'
  return {
    day: (epochMs: number, timeZone: string) => formatDateTime(epochMs, timeZone).slice(0, 10),
    position: ({ positionName, positionNameLatin }: Named) => (isLatin && positionNameLatin) || positionName,
  }
}
