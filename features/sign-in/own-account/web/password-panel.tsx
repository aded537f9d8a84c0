import { useToasts } from '@candor/ui/overlays/toast'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChangePasswordForm } from '../../session/web/change-password-form.tsx'
import { useSignedIn } from '../../session/web/signed-in.ts'
import styles from './password-panel.module.css'

/** Changes the password; all other sessions of the account end. */
export function PasswordPanel() {
  const t = useTranslations('own-account.password')
  const known = useSignedIn()
  const { notify } = useToasts()
  const [turn, setTurn] = useState(0)
  function handleChanged() {
    // Replaces the form by an empty one, without the passwords.
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
