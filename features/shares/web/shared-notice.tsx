import { Button } from '@candor/ui/inputs/button'
import { handFocusToHeading } from '@candor/ui/inputs/hand-over-focus.ts'
import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import styles from './page.module.css'

/** Why nothing is read, though the link is open. */
export function SharedNotice({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shares')
  const ui = useTranslations('ui')
  return (
    <div className={styles.notice} role="alert">
      <EmptyNote
        title={t('failed')}
        action={
          <Button ref={handFocusToHeading} onClick={onRetry}>
            {ui('retry')}
          </Button>
        }
      />
    </div>
  )
}
