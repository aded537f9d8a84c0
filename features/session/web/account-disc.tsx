import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import styles from './account-disc.module.css'

/** One or two signs of a name, for the disc: of a Chinese name its last two, of another its initials. */
function initials(name: string): string {
  if (/\p{Script=Han}/u.test(name)) return [...name].slice(-2).join('')
  return name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
}

/** The button with a person's initials, behind which the account is. */
export function AccountDisc({ userName, ...rest }: { userName: string } & ComponentProps<'button'>) {
  const t = useTranslations('session')
  return (
    <button type="button" className={styles.disc} aria-label={t('account', { name: userName })} {...rest}>
      <span aria-hidden="true">{initials(userName)}</span>
    </button>
  )
}
