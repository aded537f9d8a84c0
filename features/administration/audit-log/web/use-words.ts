import { useFormatter, useTranslations } from 'use-intl'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { useShortSectionName } from '../../../report/report/web/tabs/use-section-name.ts'
import { partOfKind } from '../../../review/evaluations/rules/kinds.ts'
import { useRuleWords } from '../../../sign-in/sign-in-rules/web/use-rule-words.ts'
import { useRoleName } from '../../roles/web/use-role-name.ts'
import { useSettingWords } from '../../settings/web/use-setting-words.ts'
import type { EntryArgument } from '../rules/described-entry.ts'

/** Words the pieces of an entry in the page's language; what has no words of its own stays as it was written. */
export function useWords(): (piece: EntryArgument) => string | number {
  const t = useTranslations('audit-log')
  const format = useFormatter()
  const evaluations = useTranslations('evaluations')
  const access = useTranslations('access')
  const roleName = useRoleName()
  const sectionName = useShortSectionName()
  const settings = useSettingWords()
  const rules = useRuleWords()

  function kindWord(kind: string): string {
    const part = partOfKind(kind)
    if (part) return evaluations(`kind.${part}`)
    return kind === 'comprehensive' ? t('conclusion') : kind
  }

  function permissionWord(permission: string): string {
    const key = permissionKeys.find((each) => each === permission)
    return key ? access(`permission.${key}.name`) : permission
  }

  return (piece) => {
    if (typeof piece !== 'object') return piece
    if ('sections' in piece) return format.list(piece.sections.map(sectionName))
    if ('names' in piece) return format.list(piece.names)
    if ('decision' in piece) return evaluations(`status.${piece.decision}`)
    if ('userType' in piece) return access(`userType.${piece.userType}`)
    if ('role' in piece) return roleName(piece.role)
    if ('permission' in piece) return permissionWord(piece.permission)
    if ('kind' in piece) return kindWord(piece.kind)
    if ('ways' in piece) return format.list(piece.ways.map(rules.way))
    if ('isOn' in piece) return rules.isOn(piece.isOn)
    if ('minutes' in piece) return rules.time(piece.minutes)
    return 'value' in piece ? settings.value(piece.setting, piece.value) : settings.name(piece.setting)
  }
}
