import { initialsOf } from '@candor/messages/initials'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import styles from './account-disc.module.css'

/** The button with a person's initials that opens the account menu. */
export function AccountDisc({ userName, ...rest }: { userName: string } & ComponentProps<'button'>) {
  const t = useTranslations('session')
  return (
    <button type="button" className={styles.disc} aria-label={t('account', { name: userName })} {...rest}>
      <span aria-hidden="true">{initialsOf(userName)}</span>
    </button>
  )
}
