import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { TextRow } from '../../../platform/manage/web/text-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { getJobSettings, maxContactEmail, maxContactName, maxSlug, saveJobSettings } from '../contract.ts'
import { isSlug } from '../rules/slug.ts'
import { ConsentForm } from './consent-form.tsx'
import styles from './settings-panel.module.css'

/** How the company shows its positions to the public. */
export function JobSettingsPanel() {
  const t = useTranslations('job-pages.settings')
  const query = useQuery(callQuery(getJobSettings, {}))
  return (
    <>
      <Intro>{t('intro')}</Intro>
      <SectionBody state={sectionState(query, t('failed'))}>
        {query.data && <JobSettings settings={query.data} />}
      </SectionBody>
    </>
  )
}

function JobSettings({ settings }: { settings: ReplyOf<typeof getJobSettings> }) {
  const t = useTranslations('job-pages.settings')
  const words = useTranslations('job-pages')
  const save = useChange(saveJobSettings)
  return (
    <div className={styles.settings}>
      <TextRow
        setting="slug"
        label={t('slug')}
        text={t('slugText')}
        value={settings.slug}
        maxLength={maxSlug}
        check={(slug) => (isSlug(slug) ? undefined : words('refusal.badSlug'))}
        onSave={(slug) => save({ slug })}
      />
      <CopiedValue label={words('panel.list')} value={settings.address} />
      <SettingList>
        {(['isFindable', 'hrMayPublish'] as const).map((key) => (
          <SwitchRow
            key={key}
            setting={key}
            label={t(`${key}.label`)}
            text={t(`${key}.text`)}
            isOn={settings[key]}
            onChange={(isOn) => save({ [key]: isOn })}
          />
        ))}
      </SettingList>
      <TextRow
        setting="contactName"
        label={t('contactName')}
        text={t('contactText')}
        value={settings.contactName}
        maxLength={maxContactName}
        onSave={(contactName) => save({ contactName })}
      />
      <TextRow
        setting="contactEmail"
        label={t('contactEmail')}
        value={settings.contactEmail}
        maxLength={maxContactEmail}
        onSave={(contactEmail) => save({ contactEmail })}
      />
      <ConsentForm
        key={settings.consentVersion}
        settings={settings}
        onSave={(consent) => save({ consent })}
      />
    </div>
  )
}
