import type { ReplyOf } from '@candor/call/define'
import { Button } from '@candor/ui/inputs/button'
import { AreaField } from '@candor/ui/inputs/field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type getJobSettings, maxConsent } from '../contract.ts'
import styles from './settings-panel.module.css'

type Settings = ReplyOf<typeof getJobSettings>

interface Props {
  settings: Settings
  onSave: (consent: Settings['consent']) => Promise<unknown>
}

const languages = ['cn', 'en', 'zh-TW'] as const

/** The consent text in each language; the field of an empty one shows the text of the law. */
export function ConsentForm({ settings, onSave }: Props) {
  const t = useTranslations('job-pages.settings.consent')
  const [consent, setConsent] = useState(settings.consent)
  const [isSaving, setIsSaving] = useState(false)
  const isChanged = languages.some((language) => consent[language].trim() !== settings.consent[language])

  async function handleSave() {
    setIsSaving(true)
    await onSave(consent).finally(() => setIsSaving(false))
  }

  return (
    <fieldset className={styles.consent}>
      <legend>{t('label')}</legend>
      <p className={styles.text}>{t('text')}</p>
      {languages.map((language) => (
        <AreaField
          key={language}
          label={t(language)}
          lang={language === 'cn' ? 'zh-CN' : language}
          rows={4}
          maxLength={maxConsent}
          placeholder={settings.usualConsent[language]}
          value={consent[language]}
          onChange={({ currentTarget }) => setConsent({ ...consent, [language]: currentTarget.value })}
        />
      ))}
      <p className={styles.text}>{t('version', { version: settings.consentVersion })}</p>
      <div>
        <Button disabled={!isChanged} aria-busy={isSaving} onClick={() => void handleSave()}>
          {t('save')}
        </Button>
      </div>
    </fieldset>
  )
}
