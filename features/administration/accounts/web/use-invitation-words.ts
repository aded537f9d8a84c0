import { formatDateTime } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { Account } from './use-accounts.ts'

/** The state of an invitation in words; when an open one ends, in the company's time. */
export function useInvitationWords() {
  const t = useTranslations('accounts')
  const zone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return ({ state, until }: NonNullable<Account['invitation']>): string => {
    switch (state) {
      case 'open':
        return t('invitedUntil', { time: formatDateTime(until, zone).slice(0, -':00'.length) })
      case 'over':
        return t('invitationOver')
      case 'revoked':
        return t('invitationRevoked')
    }
  }
}
