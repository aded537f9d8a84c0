import { initialsOf } from '@candor/messages/initials'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import styles from './account-disc.module.css'

/** The button with a person's initials that opens the account menu. */
export function AccountDisc({ userName, ...rest }: { userName: string } & ComponentProps<'button'>) {
  const t = useTranslations('session')
  const initials = initialsOf(userName)
  const account = t('account', { name: userName })
  return (
    <button
      type="button"
      className={styles.disc}
      // A voice command names the letters in view.
      aria-label={userName.includes(initials) ? account : t('disc', { initials, account })}
      {...rest}
    >
      {initials}
    </button>
  )
}
