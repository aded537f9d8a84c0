import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { dayOf } from '@candor/messages/local-time'
import { useLocale, useTranslations } from 'use-intl'
import { sharedKeys } from '../rules/sharing.ts'

interface NamedCompany {
  readonly companyName: string
  readonly companyNameLatin: string | null
}

interface NamedPosition {
  readonly positionName: string
  readonly positionNameLatin: string | null
}

/** Texts of days, companies, positions and sections for shares. */
export function useShareWords() {
  const t = useTranslations('shares')
  const locale = useLocale()
  const moment = (epochMs: number, timeZone: string) => formatDateTime(epochMs, timeZone).slice(0, 16)
  return {
    day: (epochMs: number, timeZone: string) => dayOf(epochMs, timeZone),
    moment,
    company: ({ companyName, companyNameLatin }: NamedCompany) =>
      nameIn(locale, companyName, companyNameLatin),
    position: ({ positionName, positionNameLatin }: NamedPosition) =>
      nameIn(locale, positionName, positionNameLatin),
    sections: (keys: readonly string[]) =>
      sharedKeys
        .filter((key) => keys.includes(key))
        .map((key) => t(`section.${key}`))
        .join(t('and')),
  }
}
