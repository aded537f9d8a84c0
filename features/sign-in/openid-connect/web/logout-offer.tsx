import { Button } from '@candor/ui/inputs/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepLogout, keptLogout } from './kept-way.ts'
import styles from './openid-connect.module.css'

/** Offers to sign out at the provider as well, after signing out here. */
export function LogoutOffer() {
  const t = useTranslations('openid-connect')
  const [logout] = useState(keptLogout)
  if (!logout) return null
  const { label, url } = logout
  return (
    <div className={styles.offer}>
      <p className={styles.text}>{t('logoutAt', { label })}</p>
      <Button
        size="small"
        onClick={() => {
          keepLogout(null)
          window.location.assign(url)
        }}
      >
        {t('logout', { label })}
      </Button>
    </div>
  )
}
