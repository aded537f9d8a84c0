import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOpened } from '@candor/ui/overlays/use-opened.ts'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { State } from '@candor/ui/sections/state'
import { useTranslations } from 'use-intl'
import { removeTotp, renewRecoveryCodes } from '../contract.ts'
import { AddAppSheet } from './add-app-sheet.tsx'
import { useShowCodes } from './codes-sheet.tsx'
import styles from './factor-panel.module.css'
import { ProofSheet } from './proof-sheet.tsx'
import { type Factors, useFactorsChanged, useSecondFactor } from './use-second-factor.ts'

/** From this number of unused recovery codes down, a note says so. */
const fewCodes = 3

/** The second factors of the own account: authenticator app and recovery codes. */
export function FactorPanel() {
  const t = useTranslations('second-factor')
  const query = useSecondFactor()
  return (
    <SectionBody state={sectionState(query, t('failed'))}>
      {query.data && <FactorRows factors={query.data} />}
    </SectionBody>
  )
}

function FactorRows({ factors }: { factors: Factors }) {
  const t = useTranslations('second-factor')
  const { notify } = useToasts()
  const changed = useFactorsChanged()
  const { opened, open, close } = useOpened<'add' | 'remove' | 'renew'>()
  const showCodes = useShowCodes()
  const { hasTotp, hasPasskey, isDemanded, recoveryCodesLeft } = factors
  const hasAny = hasTotp || hasPasskey

  async function handleCodes(newCodes: readonly string[]) {
    close()
    showCodes(newCodes)
    await changed()
  }
  async function handleRemove(proof: string | undefined) {
    await callApi(removeTotp, { proof })
    close()
    notify({ kind: 'success', text: t('app.removed') })
    await changed()
  }
  async function handleRenew(proof: string | undefined) {
    await handleCodes((await callApi(renewRecoveryCodes, { proof })).recoveryCodes)
  }

  return (
    <>
      <p className={styles.text}>
        {hasAny ? t('on') : t('off')} {isDemanded && t('demandedText')}
      </p>
      <ul className={styles.rows}>
        <AppRow factors={factors} onAdd={() => open('add')} onRemove={() => open('remove')} />
        {recoveryCodesLeft !== null && <CodesRow left={recoveryCodesLeft} onRenew={() => open('renew')} />}
      </ul>
      <AddAppSheet
        needs={factors}
        isOpen={opened === 'add'}
        onClose={close}
        onAdded={(newCodes) => void handleCodes(newCodes)}
      />
      <ProofSheet
        title={t('app.remove')}
        text={t('app.removeText')}
        submit={t('app.remove')}
        needs={factors}
        isOpen={opened === 'remove'}
        onClose={close}
        onProve={handleRemove}
      />
      <ProofSheet
        title={t('codes.renew')}
        text={t('codes.renewText')}
        submit={t('codes.renew')}
        needs={factors}
        isOpen={opened === 'renew'}
        onClose={close}
        onProve={handleRenew}
      />
    </>
  )
}

interface AppRowProps {
  factors: Factors
  onAdd: () => void
  onRemove: () => void
}

/** The authenticator app, with the button that adds or removes it. */
function AppRow({ factors: { hasTotp, hasPasskey }, onAdd, onRemove }: AppRowProps) {
  const t = useTranslations('second-factor')
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b className={styles.label}>{t('app.title')}</b>
        <p className={styles.hint}>{t('app.text')}</p>
      </div>
      {hasTotp && <State kind="pass">{t('app.isOn')}</State>}
      {hasTotp ? (
        <Button onClick={onRemove}>{t('app.remove')}</Button>
      ) : (
        <Button look={hasTotp || hasPasskey ? 'default' : 'primary'} onClick={onAdd}>
          {t('app.add')}
        </Button>
      )}
    </li>
  )
}

/** The number of unused recovery codes, with the button that renews them. */
function CodesRow({ left, onRenew }: { left: number; onRenew: () => void }) {
  const t = useTranslations('second-factor')
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b className={styles.label}>{t('codes.title')}</b>
        <p className={styles.hint}>{t('codes.text')}</p>
      </div>
      <State kind={left <= fewCodes ? 'wait' : 'none'}>{t('codes.left', { count: left })}</State>
      <Button onClick={onRenew}>{t('codes.renew')}</Button>
    </li>
  )
}
