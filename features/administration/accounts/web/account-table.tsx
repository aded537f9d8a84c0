import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import { useRoleName } from '../../roles/web/use-role-name.ts'
import styles from './account-table.module.css'
import type { Account } from './use-accounts.ts'
import { useInvitationWords } from './use-invitation-words.ts'
import { useTypeName } from './use-type-name.ts'

interface Props {
  accounts: readonly Account[]
  onOpen: (accountId: string) => void
}

/** The accounts by name: a table on wide screens, a list on a phone. */
export function AccountTable({ accounts, onOpen }: Props) {
  const t = useTranslations('accounts')
  return (
    <table className={styles.table}>
      <thead className="sr-small">
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('type')}</th>
          <th scope="col">{t('role')}</th>
          <th scope="col">{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <AccountRow key={account.accountId} account={account} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

function AccountRow({ account, onOpen }: { account: Account; onOpen: Props['onOpen'] }) {
  const t = useTranslations('accounts')
  const typeName = useTypeName()
  const roleName = useRoleName()
  const invitationWords = useInvitationWords()
  const { accountId, name, email, isSelf, isFrozen, mustChangePassword, invitation } = account
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.who}>
        <Button
          look="quiet"
          className={styles.open}
          aria-label={t('open', { name })}
          onClick={() => onOpen(accountId)}
        >
          {name}
        </Button>
        {isSelf && <span className={styles.self}>{t('self')}</span>}
        <span className={styles.email}>{email}</span>
      </th>
      <td data-label={t('type')}>{typeName(account.userType)}</td>
      <td data-label={t('role')}>{roleName(account.roleName)}</td>
      <td className={isFrozen ? styles.frozen : undefined}>
        {isFrozen ? t('frozen') : t('active')}
        {mustChangePassword && <span className={styles.note}>{t('oneTime')}</span>}
        {invitation && <span className={styles.note}>{invitationWords(invitation)}</span>}
      </td>
    </tr>
  )
}
