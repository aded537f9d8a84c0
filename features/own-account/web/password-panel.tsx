import { useToasts } from '@candor/ui/overlays/toast'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChangePasswordForm } from '../../session/web/change-password-form.tsx'
import { useSignedIn } from '../../session/web/signed-in.ts'
import styles from './password-panel.module.css'

/** A new password for the old one; every other session of the account ends with it. */
export function PasswordPanel() {
  const t = useTranslations('own-account.password')
  const known = useSignedIn()
  const { notify } = useToasts()
  const [turn, setTurn] = useState(0)
  function handleChanged() {
    // An empty form stands in place of the one with the passwords.
    setTurn(turn + 1)
    notify({ kind: 'success', text: t('changed') })
  }
  if (!known) return null
  return (
    <div className={styles.panel}>
      <p className={styles.text}>{t('text')}</p>
      <ChangePasswordForm key={turn} known={known} submit={t('submit')} onChanged={handleChanged} />
    </div>
  )
}
