import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { updateWechatHint } from '../../../sign-in/session/contract.ts'
import { reminderOff } from '../../../sign-in/session/rules/wire.ts'
import { rememberHintOff } from '../../../sign-in/session/web/signed-in.ts'
import styles from './receive-note.module.css'

/** A line after an interview was accepted: a link to one's own availability, which can be turned off for good. */
export function TimesPrompt({ onClose }: { onClose: () => void }) {
  const t = useTranslations('report-plan')
  const [isNever, setIsNever] = useState(false)

  function handleLeave() {
    onClose()
    // If it is not stored, the reminder comes again after the next interview.
    if (isNever) callApi(updateWechatHint, reminderOff).then(rememberHintOff, () => {})
  }

  return (
    <section className={styles.times} aria-label={t('times.title')}>
      <p>{t('times.text')}</p>
      <Link to="/datePicker" onClick={handleLeave}>
        {t('ownTimes')}
      </Link>
      <label className={styles.never}>
        <input
          type="checkbox"
          checked={isNever}
          onChange={(event) => setIsNever(event.currentTarget.checked)}
        />
        {t('times.never')}
      </label>
      <Button look="quiet" size="small" onClick={handleLeave}>
        {t('times.later')}
      </Button>
    </section>
  )
}
