import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { idPhotoDays, moveHours } from '../../../platform/company/contract.ts'
import { SelectRow, SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { saveRules } from '../contract.ts'
import { settingKeys } from '../rules/keys.ts'
import { BrandForm } from './brand-form.tsx'
import { SettingsBody } from './settings-body.tsx'

/** The rules of the company, and its partner's brand. */
export function RulesPanel() {
  const t = useTranslations('settings.rules')
  const brand = useTranslations('settings.brand')
  const save = useChange(saveRules)
  return (
    <SettingsBody intro={t('intro')}>
      {({ rules }) => (
        <>
          <SettingList>
            {settingKeys.rules.map((key) => (
              <SwitchRow
                key={key}
                label={t(`${key}.label`)}
                text={t(`${key}.text`)}
                isOn={rules[key]}
                onChange={(isOn) => save({ [key]: isOn })}
              />
            ))}
            <SelectRow
              label={t('candidateMoveHours.label')}
              text={t('candidateMoveHours.text')}
              items={moveHours.map((hours) => ({
                value: String(hours),
                label: t(`candidateMoveHours.hours.h${hours}`),
              }))}
              value={String(rules.candidateMoveHours)}
              onChange={(value) =>
                save({ candidateMoveHours: moveHours.find((hours) => String(hours) === value) })
              }
            />
            <SelectRow
              label={t('idPhotoDays.label')}
              text={t('idPhotoDays.text')}
              items={idPhotoDays.map((days) => ({
                value: String(days),
                label: t(`idPhotoDays.days.d${days}`),
              }))}
              value={String(rules.idPhotoDays)}
              onChange={(value) => save({ idPhotoDays: idPhotoDays.find((days) => String(days) === value) })}
            />
          </SettingList>
          <Section title={brand('title')}>
            <BrandForm brand={rules.partnerBrand} />
          </Section>
        </>
      )}
    </SettingsBody>
  )
}
