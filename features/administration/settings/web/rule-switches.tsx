import { useTranslations } from 'use-intl'
import { SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { saveRules } from '../contract.ts'
import type { RuleKey } from '../rules/keys.ts'
import type { Settings } from '../rules/wire.ts'

interface Props {
  rules: Settings['rules']
  keys: readonly RuleKey[]
}

/** Switches of the company's rules, each saved on its own. */
export function RuleSwitches({ rules, keys }: Props) {
  const t = useTranslations('settings.rules')
  const save = useChange(saveRules)
  return keys.map((key) => (
    <SwitchRow
      key={key}
      setting={key}
      label={t(`${key}.label`)}
      text={t(`${key}.text`)}
      isOn={rules[key]}
      onChange={(isOn) => save({ [key]: isOn })}
    />
  ))
}
