import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { profiles } from '../../../platform/company/contract/profiles.ts'
import { customerTypes } from '../../../platform/company/rules.ts'
import { ChoiceRow, SettingList } from '../../../platform/manage/web/setting-row.tsx'
import { TextRow } from '../../../platform/manage/web/text-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { refreshSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { FirstStepsRow } from '../../first-run/web/first-steps-row.tsx'
import { maxNameLength, saveCompany } from '../contract.ts'
import type { Settings } from '../rules/wire.ts'
import { SettingsBody } from './settings-body.tsx'

const timeZones = Intl.supportedValuesOf('timeZone')

/** The company's name, profile, time zone and customer type. */
export function CompanyPanel() {
  const t = useTranslations('settings.company')
  return <SettingsBody intro={t('intro')}>{({ company }) => <Facts company={company} />}</SettingsBody>
}

function useSaveCompany() {
  // The account is fetched again: bar and dates use its copy of these.
  return useChange(saveCompany, { after: refreshSignIn })
}

interface FactProps {
  company: Settings['company']
  save: ReturnType<typeof useSaveCompany>
}

function Facts({ company }: Pick<FactProps, 'company'>) {
  const t = useTranslations('settings.company')
  const save = useSaveCompany()
  return (
    <>
      <TextRow
        setting="name"
        label={t('name.label')}
        text={t('name.text')}
        value={company.name}
        maxLength={maxNameLength}
        check={(name) => (name === '' ? t('nameMissing') : undefined)}
        onSave={(name) => save({ name })}
      />
      <TextRow
        setting="nameLatin"
        label={t('nameLatin.label')}
        text={t('nameLatin.text')}
        value={company.nameLatin ?? ''}
        maxLength={maxNameLength}
        onSave={(nameLatin) => save({ nameLatin })}
      />
      <TimeZoneRow company={company} save={save} />
      <CompanyChoices company={company} save={save} />
      <FirstStepsRow />
    </>
  )
}

function TimeZoneRow({ company, save }: FactProps) {
  const t = useTranslations('settings.company')
  const zones = useId()
  return (
    <>
      <TextRow
        setting="timeZone"
        label={t('timeZone.label')}
        text={t('timeZone.text')}
        value={company.timeZone}
        list={zones}
        onSave={(timeZone) => save({ timeZone })}
      />
      <datalist id={zones}>
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}

function CompanyChoices({ company, save }: FactProps) {
  const t = useTranslations('settings.company')
  return (
    <SettingList>
      <ChoiceRow
        setting="profile"
        label={t('profile.label')}
        text={t('profile.text')}
        items={profiles.map((value) => ({
          value,
          label: t(`profile.${value}.label`),
          text: t(`profile.${value}.text`),
        }))}
        value={company.profile}
        onChange={(profile) => save({ profile })}
      />
      <ChoiceRow
        setting="customerType"
        label={t('customerType.label')}
        text={t('customerType.text')}
        items={customerTypes.map((value) => ({
          value,
          label: t(`customerType.${value}.label`),
          text: t(`customerType.${value}.text`),
        }))}
        value={company.customerType}
        onChange={(customerType) => save({ customerType })}
      />
    </SettingList>
  )
}
