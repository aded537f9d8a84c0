import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { useTranslations } from 'use-intl'
import styles from './unsent-note.module.css'

interface Props {
  disabled: boolean
  onSend: () => void
}

/** A note beside a draft that did not reach the server, with a button that sends it again and keeps the focus. */
export function UnsentNote({ disabled, onSend }: Props) {
  const t = useTranslations('drafts')
  return (
    <p role="status" className={styles.note}>
      <span>{t('unsent')}</span>
      <Button ref={handFocusOn} look="quiet" disabled={disabled} onClick={onSend}>
        {t('sendAgain')}
      </Button>
    </p>
  )
}
