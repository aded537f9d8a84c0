import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import styles from './code-fields.module.css'

interface Props {
  /** Seconds until another code may be sent. */
  left: number
  isSending: boolean
  onSend: () => void
  label?: string
}

/** The button in a field that sends a code. */
export function SendButton({ left, isSending, onSend, label }: Props) {
  const t = useTranslations('text-messages')
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.send}
      disabled={left > 0}
      aria-busy={isSending}
      onClick={onSend}
    >
      {left > 0 ? t('sendAgainIn', { seconds: left }) : (label ?? t('sendCode'))}
    </Button>
  )
}
