import { dayOf } from '@candor/messages/local-time'
import { useTranslations } from 'use-intl'
import type { Author } from '../rules/analysis.ts'

/** Names the model that wrote something, with its version, and the day on which it did; null where that is not known. */
export function useAuthor(
  { name, version, writtenAt }: Author,
  timeZone: string,
): { model: string; date: string | null } {
  const t = useTranslations('analysis')
  return {
    model: name && version ? t('version', { model: name, version }) : (name ?? t('theModel')),
    date: writtenAt === null ? null : dayOf(writtenAt, timeZone),
  }
}
