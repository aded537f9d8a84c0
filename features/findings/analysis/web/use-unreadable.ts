import type { SectionState } from '@candor/ui/sections/section'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

/** The state of a section whose stored part cannot be read. */
export function useUnreadable({ refetch }: Pick<UseQueryResult, 'refetch'>): SectionState {
  const t = useTranslations('ui')
  return { kind: 'failed', message: t('unreadable'), onRetry: () => void refetch() }
}
