import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useIsOnline } from '@candor/ui/use-is-online.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import styles from './unsent-note.module.css'
import { useServerBack } from './use-server-back.ts'

interface Props {
  disabled: boolean
  onSend: () => void
}

/**
 * A note beside a draft that did not reach the server. It sends the draft once the connection is back, and once a server
 * that was away answers again (decision S105); a button sends it at once and keeps the focus.
 */
export function UnsentNote({ disabled, onSend }: Props) {
  const t = useTranslations('drafts')
  const isOnline = useIsOnline()
  const sendAgain = useEffectEvent(() => {
    if (!disabled) onSend()
  })
  useEffect(() => {
    const handleOnline = () => sendAgain()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [])
  const isAway = useServerBack(isOnline && !disabled, onSend)
  // The strip of the page says that there is no connection.
  if (!isOnline) {
    return (
      <p role="status" className={styles.waiting}>
        {t('waiting')}
      </p>
    )
  }
  return (
    <p role="status" className={styles.note}>
      <span>{t(isAway ? 'away' : 'unsent')}</span>
      <Button ref={handFocusOn} look="quiet" disabled={disabled} onClick={onSend}>
        {t('sendAgain')}
      </Button>
    </p>
  )
}
