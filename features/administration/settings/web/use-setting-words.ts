import { useTranslations } from 'use-intl'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { profiles } from '../../../platform/company/contract/profiles.ts'
import { idPhotoDays, moveHours } from '../../../platform/company/contract.ts'
import { aiTabModes, customerTypes, switchNumbers, visitorSwitch } from '../../../platform/company/rules.ts'
import { billings, editions, useQuotas } from '../../../platform/editions/contract.ts'
import { purchaseKeys } from '../../../platform/editions/rules/editions.ts'
import { settingKeys, simulatedTests } from '../rules/keys.ts'
import { readSubject } from '../rules/wire.ts'

const among = <Key extends string | number>(keys: readonly Key[], key: unknown): Key | undefined =>
  keys.find((each) => each === key)

const ofPosition = 'position '

/** Returns a function that gives the label of a setting's row; null for an unknown setting. */
function useLabelOf() {
  const t = useTranslations('settings')
  const permissions = useTranslations('access.permission')
  const rounds = useTranslations('position-rounds')
  const reasons = useTranslations('refusal-reasons')
  const edition = useTranslations('editions')

  function labelOfSwitch(number: number): string | null {
    if (number === switchNumbers.aiTabMode) return t('report.mode.label')
    const part = settingKeys.report.find((key) => switchNumbers[key] === number)
    if (part) return t(`report.${part}.label`)
    const permission = permissionKeys.find((key) => visitorSwitch(key) === number)
    return permission ? `${t('sharing.visitors')} · ${permissions(`${permission}.name`)}` : null
  }

  function labelOfPosition(key: string): string | null {
    const rule = among(settingKeys.positions, key)
    if (rule) return t(`positions.${rule}.label`)
    if (key === 'rounds') return rounds('title')
    return key === 'simulationTests' ? t('positions.tests') : null
  }

  function labelOf(group: string, key: string): string | null {
    const bought = group === 'company' && among(purchaseKeys, key)
    if (bought) return edition(`bought.${bought}`)
    const extra = group === 'company.extra' && among(useQuotas, key)
    if (extra) return `${edition('bought.extra')} · ${edition(`quota.${extra}`)}`
    const company = group === 'company' && among(settingKeys.company, key)
    if (company) return t(`company.${company}.label`)
    const mark = group === 'marks' && among(settingKeys.marks, key)
    if (mark) return t(`marks.${mark}.label`)
    const evaluation = group === 'evaluation' && among(settingKeys.evaluation, key)
    if (evaluation) return t(`evaluation.${evaluation}.label`)
    const rule = group === 'rules' && among(settingKeys.rules, key)
    if (rule) return t(`rules.${rule}.label`)
    if (group === 'rules' && key === 'partnerBrand') return t('brand.manageTitle')
    if (group === 'rules' && key === 'candidateMoveHours') return t('rules.candidateMoveHours.label')
    if (group === 'rules' && key === 'idPhotoDays') return t('rules.idPhotoDays.label')
    if (group === 'refusalReasons') return reasons('title')
    if (group === 'switches') return labelOfSwitch(Number(key))
    const label = group.startsWith(ofPosition) ? labelOfPosition(key) : null
    return label && `${group.slice(ofPosition.length)} · ${label}`
  }

  return labelOf
}

/** Returns a function that gives the label of a chosen value; null for other values. */
function useChoiceOf() {
  const t = useTranslations('settings')
  const ofEdition = useTranslations('editions')

  return function choiceOf(key: string, value: unknown): string | null {
    const profile = key === 'profile' && among(profiles, value)
    if (profile) return t(`company.profile.${profile}.label`)
    const customer = key === 'customerType' && among(customerTypes, value)
    if (customer) return t(`company.customerType.${customer}.label`)
    const mode = key === String(switchNumbers.aiTabMode) && aiTabModes[Number(value)]
    if (mode) return t(`report.mode.${mode}.label`)
    const edition = key === 'edition' && among(editions, value)
    if (edition) return ofEdition(`edition.${edition}`)
    const billing = key === 'billing' && among(billings, value)
    if (billing) return ofEdition(`billing.${billing}`)
    const hours = key === 'candidateMoveHours' && among(moveHours, value)
    if (hours !== undefined && hours !== false) return t(`rules.candidateMoveHours.hours.h${hours}`)
    const isNumber = key === 'hrAccounts' || among(useQuotas, key) !== undefined
    if (isNumber && typeof value === 'number') return String(value)
    const days = key === 'idPhotoDays' && among(idPhotoDays, value)
    if (days !== undefined && days !== false) return t(`rules.idPhotoDays.days.d${days}`)
    if (!Array.isArray(value)) return null
    if (key === 'rounds' || key === 'reasons') return value.join(' · ') || null
    const names = simulatedTests
      .filter((test) => value.includes(test))
      .map((test) => t(`positions.test${test}`))
    return names.join(' · ') || null
  }
}

/** Puts the settings of the audit log into words, with the labels and values of their rows. */
export function useSettingWords() {
  const t = useTranslations('settings')
  const labelOf = useLabelOf()
  const choiceOf = useChoiceOf()
  return {
    /** The label of a setting, or its key if the setting is unknown. */
    name(subject: string): string {
      const { group, key } = readSubject(subject)
      return labelOf(group, key) ?? subject
    },
    value(subject: string, value: unknown): string {
      const choice = choiceOf(readSubject(subject).key, value)
      if (choice !== null) return choice
      if (value === true || value === 1) return t('value.on')
      if (value === false || value === 0) return t('value.off')
      if (typeof value === 'object' && value !== null && 'title' in value) return String(value.title)
      return typeof value === 'string' && value !== '' ? value : t('value.none')
    },
  }
}
