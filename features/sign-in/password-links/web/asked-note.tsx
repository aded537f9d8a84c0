import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import styles from '../../session/web/sign-in-frame.module.css'
import { forgottenMinutes } from '../rules/links.ts'
import { ToSignIn } from './to-sign-in.tsx'

interface Props {
  email: string
  /** The page to go on to afterwards. */
  target: string | undefined
  onAskAgain: () => void
}

/** Says what happens next, the same for every e-mail. */
export function AskedNote({ email, target, onAskAgain }: Props) {
  const t = useTranslations('password-links')
  return (
    <div className={styles.form}>
      <div className={styles.words} role="status">
        <p>{t('sentText', { email, minutes: forgottenMinutes })}</p>
        <p className={styles.hint}>{t('sentHint')}</p>
      </div>
      <Button onClick={onAskAgain}>{t('sendAgain')}</Button>
      <ToSignIn target={target} />
    </div>
  )
}
