import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { useShowSecret } from '../../../platform/manage/web/secret-sheet.tsx'
import { TextRow } from '../../../platform/manage/web/text-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { EndSessionsOf } from '../../../sign-in/open-sessions/web/end-sessions-of.tsx'
import {
  eraseAccount,
  freezeAccount,
  maxAccountName,
  resetFactors,
  resetPassword,
  saveAccount,
} from '../contract.ts'
import styles from './account-sheet.module.css'
import { GivenOutPart, GivenOutSheet } from './given-out.tsx'
import { Invitation } from './invitation.tsx'
import { type Account, useRoleItems } from './use-accounts.ts'
import { useTypeName } from './use-type-name.ts'

interface Props {
  /** Null while no account is open, or the open one is no longer in the list. */
  account: Account | null
  /** The user types that may be given. */
  types: readonly string[]
  onClose: () => void
}

/** One account with everything that may be done about it; each change acts at once. */
export function AccountSheet({ account, onClose, ...rest }: Props) {
  // The last account stays drawn while the sheet closes.
  const [last, setLast] = useState(account)
  if (account && account !== last) setLast(account)
  const shown = account ?? last
  return (
    <LazySheet
      title={shown?.name ?? ''}
      description={shown?.email}
      isOpen={account !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDrawer
    >
      {shown && <AccountEditor key={shown.accountId} account={shown} onClose={onClose} {...rest} />}
    </LazySheet>
  )
}

function AccountEditor({ account, types, onClose }: Props & { account: Account }) {
  const t = useTranslations('accounts')
  const typeName = useTypeName()
  const roles = useRoleItems()
  const save = useChange(saveAccount)
  const { accountId, acts, isSelf, userType, roleId } = account
  const may = (act: Account['acts'][number]) => acts.includes(act)
  // The present type stays a choice even where the viewer could not give it.
  const choices = types.includes(userType) ? types : [userType, ...types]
  if (acts.length === 0) return <p>{t('nothingToDo')}</p>
  return (
    <div className="stack">
      <TextRow
        label={t('name')}
        value={account.name}
        maxLength={maxAccountName}
        check={(name) => (name === '' ? t('nameMissing') : undefined)}
        onSave={(name) => save({ accountId, name })}
      />
      {isSelf && <p className={styles.note}>{t('aboutSelf')}</p>}
      <Choice
        label={t('type')}
        hint={t('typeText')}
        items={choices.map((value) => ({ value, label: typeName(value) }))}
        value={userType}
        isDisabled={!may('changeType')}
        onChange={(next) => void save({ accountId, userType: next })}
      />
      <Choice
        label={t('role')}
        hint={t('roleText')}
        items={roles}
        value={roleId}
        isDisabled={!may('changeRole')}
        onChange={(next) => void save({ accountId, roleId: next })}
      />
      <Invitation account={account} />
      {may('resetPassword') && (
        <div className={styles.act}>
          <EndSessionsOf accountId={accountId} />
        </div>
      )}
      {may('resetFactors') && <ResetFactors account={account} />}
      {may('resetPassword') && <ResetPassword account={account} onClose={onClose} />}
      {may('endGivenOut') && <GivenOutPart accountId={accountId} />}
      {may('freeze') && <Freezing account={account} />}
      {may('thaw') && <Thawing account={account} />}
      {may('erase') && <Erasing account={account} onClose={onClose} />}
    </div>
  )
}

function Thawing({ account: { accountId, userType } }: { account: Account }) {
  const t = useTranslations('accounts')
  const typeName = useTypeName()
  const [thaw, isPending] = useOneAtATime(useChange(freezeAccount))
  return (
    <div className={styles.act}>
      <Button aria-busy={isPending} onClick={() => void thaw({ accountId, isFrozen: false })}>
        {t('thaw')}
      </Button>
      <p className={styles.note}>{t('thawText', { type: typeName(userType) })}</p>
    </div>
  )
}

function Erasing({ account: { accountId, name }, onClose }: Pick<Props, 'onClose'> & { account: Account }) {
  const t = useTranslations('accounts')
  const isMounted = useIsMounted()
  const erase = useChange(eraseAccount, { done: t('eraseDone') })
  const [isAsking, setIsAsking] = useState(false)
  async function handleConfirm() {
    const done = await erase({ accountId })
    if ('reply' in done && isMounted()) onClose()
  }
  return (
    <div className={styles.act}>
      <Button onClick={() => setIsAsking(true)}>{t('erase')}</Button>
      <p className={styles.note}>{t('eraseText')}</p>
      <ConfirmSheet
        title={t('eraseNow', { name })}
        text={t('eraseText')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      />
    </div>
  )
}

function Freezing({ account: { accountId } }: { account: Account }) {
  const t = useTranslations('accounts')
  const freeze = useChange(freezeAccount)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={styles.act}>
      <Button onClick={() => setIsAsking(true)}>{t('freeze')}</Button>
      <p className={styles.note}>{t('freezeText')}</p>
      <GivenOutSheet
        accountId={accountId}
        title={t('freeze')}
        text={t('freezeText')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={(ends) => freeze({ accountId, isFrozen: true, ends })}
      />
    </div>
  )
}

function ResetFactors({ account: { accountId } }: { account: Account }) {
  const t = useTranslations('accounts')
  const [isAsking, setIsAsking] = useState(false)
  const reset = useChange(resetFactors, { done: t('resetFactorsDone') })
  return (
    <div className={styles.act}>
      <Button onClick={() => setIsAsking(true)}>{t('resetFactors')}</Button>
      <p className={styles.note}>{t('resetFactorsText')}</p>
      <ConfirmSheet
        title={t('resetFactors')}
        text={t('resetFactorsText')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => reset({ accountId })}
      />
    </div>
  )
}

function ResetPassword({
  account: { accountId, name },
  onClose,
}: Pick<Props, 'onClose'> & { account: Account }) {
  const t = useTranslations('accounts')
  const isMounted = useIsMounted()
  const showSecret = useShowSecret()
  const [isAsking, setIsAsking] = useState(false)
  const reset = useChange(resetPassword, { done: null })
  async function handleConfirm() {
    const done = await reset({ accountId })
    if (!('reply' in done)) return
    if (isMounted()) onClose()
    showSecret({ title: t('resetDone'), label: t('passwordFor', { name }), value: done.reply.password })
  }
  return (
    <div className={styles.act}>
      <Button onClick={() => setIsAsking(true)}>{t('reset')}</Button>
      <p className={styles.note}>{t('resetText')}</p>
      <ConfirmSheet
        title={t('reset')}
        text={t('resetText')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={handleConfirm}
      />
    </div>
  )
}
