import { callApi } from '@candor/call/web/api'
import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { updateWechatHint } from '../../session/contract.ts'
import { reminderOff } from '../../session/rules/wire.ts'
import { rememberHintOff } from '../../session/web/signed-in.ts'
import styles from './receive-note.module.css'

/** After accepting an interview: a link to one's own availability, and a button to turn this reminder off. */
export function TimesPrompt({ onClose }: { onClose: () => void }) {
  const t = useTranslations('report-plan')
  const [isNever, setIsNever] = useState(false)

  function handleLeave() {
    onClose()
    // If it is not stored, the reminder comes again after the next interview.
    if (isNever) callApi(updateWechatHint, reminderOff).then(rememberHintOff, () => {})
  }

  return (
    <Sheet
      title={t('times.title')}
      description={t('times.text')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && handleLeave()}
      footer={
        <>
          <Button onClick={handleLeave}>{t('times.later')}</Button>
          <Button
            look="primary"
            render={
              <Link to="/datePicker" onClick={handleLeave}>
                {t('ownTimes')}
              </Link>
            }
          />
        </>
      }
    >
      <label className={styles.never}>
        <input
          type="checkbox"
          checked={isNever}
          onChange={(event) => setIsNever(event.currentTarget.checked)}
        />
        {t('times.never')}
      </label>
    </Sheet>
  )
}
