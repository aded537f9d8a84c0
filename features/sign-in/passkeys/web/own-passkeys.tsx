import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOpened } from '@candor/ui/overlays/use-opened.ts'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShowCodes } from '../../second-factor/web/codes-sheet.tsx'
import { ProofSheet } from '../../second-factor/web/proof-sheet.tsx'
import { useSecondFactor } from '../../second-factor/web/use-second-factor.ts'
import { listOwnPasskeys, removePasskey } from '../contract.ts'
import { maxPasskeys } from '../rules/limits.ts'
import { AddSheet } from './add-sheet.tsx'
import { canUsePasskeys } from './authenticator.ts'
import styles from './own-passkeys.module.css'
import { type OwnPasskey, PasskeyRow } from './passkey-row.tsx'
import { RenameSheet } from './rename-sheet.tsx'

/** Handlers for changes of the passkeys. Each closes the sheet and reports the change. */
function usePasskeyChanges(meant: OwnPasskey | null, onClose: () => void) {
  const t = useTranslations('passkeys')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const showCodes = useShowCodes()

  // All queries are reloaded: the first passkey, and removing the last, change the account's second factors.
  async function handleDone(text: string | null) {
    onClose()
    if (text) notify({ kind: 'success', text })
    await queries.invalidateQueries()
  }
  async function handleAdded(newCodes: readonly string[]) {
    // No toast where recovery codes are shown: they say it, and it would cover them.
    showCodes(newCodes)
    await handleDone(newCodes.length === 0 ? t('added') : null)
  }
  async function handleRemove(proof: string | undefined) {
    if (!meant) return
    await callApi(removePasskey, { passkeyId: meant.passkeyId, proof })
    await handleDone(t('removed'))
  }
  return { handleDone, handleAdded, handleRemove }
}

/** The passkeys of one's own account. */
export function OwnPasskeys() {
  const t = useTranslations('passkeys')
  const own = useQuery(callQuery(listOwnPasskeys, {}))
  const factors = useSecondFactor()
  const { opened, open, close } = useOpened<'add' | 'rename' | 'remove'>()
  const [meant, setMeant] = useState<OwnPasskey | null>(null)
  const passkeys = own.data?.passkeys ?? []
  const none: SectionState = { kind: 'empty', title: t('none'), text: t('noneText') }
  const read = factors.data ? own : factors
  const begin = (act: 'rename' | 'remove') => (passkey: OwnPasskey) => {
    setMeant(passkey)
    open(act)
  }

  const { handleDone, handleAdded, handleRemove } = usePasskeyChanges(meant, close)

  return (
    <div className={styles.panel}>
      <PasskeyList
        own={own.data}
        state={sectionState(read, t('failed'), passkeys.length === 0 && none)}
        mayAdd={read.data !== undefined}
        onAdd={() => open('add')}
        onRename={begin('rename')}
        onRemove={begin('remove')}
      />
      {factors.data && (
        <>
          <AddSheet
            needs={factors.data}
            isOpen={opened === 'add'}
            onClose={close}
            onAdded={(newCodes) => void handleAdded(newCodes)}
          />
          <ProofSheet
            title={t('removeTitle')}
            text={t('removeText', { name: meant?.name ?? '' })}
            submit={t('remove')}
            needs={factors.data}
            isOpen={opened === 'remove'}
            onClose={close}
            onProve={handleRemove}
          />
        </>
      )}
      <RenameSheet
        passkey={meant}
        isOpen={opened === 'rename'}
        onClose={close}
        onRenamed={() => void handleDone(t('renamed'))}
      />
    </div>
  )
}

interface ListProps {
  own: ReplyOf<typeof listOwnPasskeys> | undefined
  state: SectionState
  mayAdd: boolean
  onAdd: () => void
  onRename: (passkey: OwnPasskey) => void
  onRemove: (passkey: OwnPasskey) => void
}

/** The passkeys with their buttons, and the button that adds one. */
function PasskeyList({ own, state, mayAdd, onAdd, onRename, onRemove }: ListProps) {
  const t = useTranslations('passkeys')
  const passkeys = own?.passkeys ?? []
  const isFull = passkeys.length >= maxPasskeys
  return (
    <>
      <p className={styles.text}>
        {t('intro')} {own?.signsIn === false && t('notAWay')}
      </p>
      <SectionBody state={state}>
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} onRename={onRename} onRemove={onRemove} />
          ))}
        </ul>
      </SectionBody>
      {mayAdd && canUsePasskeys() && !isFull && (
        <Button look={passkeys.length === 0 ? 'primary' : 'default'} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
      {isFull && <p className={styles.text}>{t('full', { count: maxPasskeys })}</p>}
      {!canUsePasskeys() && <p className={styles.text}>{t('stop.unsupported')}</p>}
    </>
  )
}
