import { Button } from '@candor/ui/inputs/button'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useTranslations } from 'use-intl'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { inviteAccount, revokeInvitation } from '../contract/invitation.ts'
import styles from './account-sheet.module.css'
import type { Account } from './use-accounts.ts'
import { useInvitationWords } from './use-invitation-words.ts'

/** The state of an account's invitation, with buttons to send it again or withdraw it. */
export function Invitation({ account: { accountId, acts, invitation } }: { account: Account }) {
  const t = useTranslations('accounts')
  const words = useInvitationWords()
  const [invite, isInviting] = useOneAtATime(useChange(inviteAccount, { done: t('inviteDone') }))
  const [revoke, isRevoking] = useOneAtATime(useChange(revokeInvitation))
  if (!invitation) return null
  return (
    <>
      <div className={styles.act}>
        <p role="status">{words(invitation)}</p>
        {acts.includes('invite') && (
          <>
            <Button aria-busy={isInviting} onClick={() => void invite({ accountId })}>
              {t('invite')}
            </Button>
            <p className={styles.note}>{t('inviteText')}</p>
          </>
        )}
      </div>
      {acts.includes('revokeInvitation') && (
        <div className={styles.act}>
          <Button aria-busy={isRevoking} onClick={() => void revoke({ accountId })}>
            {t('revokeInvitation')}
          </Button>
          <p className={styles.note}>{t('revokeText')}</p>
        </div>
      )}
    </>
  )
}
