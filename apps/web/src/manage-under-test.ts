import type { ReplyOf } from '@candor/call/define'
import { section as accounts } from '../../../features/administration/accounts/web/manage.ts'
import { section as directory } from '../../../features/administration/directory/web/manage.ts'
import { section as roles } from '../../../features/administration/roles/web/manage.ts'
import { section as serviceKeys } from '../../../features/administration/service-keys/web/manage.ts'
import type { getSettings } from '../../../features/administration/settings/contract.ts'
import { everySwitch } from '../../../features/administration/settings/rules/switches.ts'
import { section as marks } from '../../../features/administration/settings/web/manage/ai-scores.ts'
import { section as company } from '../../../features/administration/settings/web/manage/company.ts'
import { section as evaluation } from '../../../features/administration/settings/web/manage/evaluation.ts'
import { section as positions } from '../../../features/administration/settings/web/manage/positions.ts'
import { section as report } from '../../../features/administration/settings/web/manage/report.ts'
import { section as rules } from '../../../features/administration/settings/web/manage/rules.ts'
import { writeSwitch } from '../../../features/platform/company/rules/wire.ts'
import { defaultAiMarkConfig, defaultCompanyRules } from '../../../features/platform/company/rules.ts'
import { registerManageSections } from '../../../features/platform/manage/web/section-registry.ts'

/** Registers every section of the area, which the application finds by folder. */
export function registerEverySection(): void {
  registerManageSections([
    serviceKeys,
    directory,
    accounts,
    company,
    report,
    marks,
    evaluation,
    rules,
    positions,
    roles,
  ])
}

/** The settings of a company that has changed none. */
export const unset: ReplyOf<typeof getSettings> = {
  company: {
    name: '海岚支付',
    nameLatin: null,
    profile: 'cn',
    timeZone: 'Asia/Shanghai',
    customerType: 'CUSTOMERTYPE_NORMAL',
  },
  reportTabConfig: everySwitch([]).map(writeSwitch),
  aiMarkCfg: defaultAiMarkConfig,
  evaluationConfig: { screeningInfoStatus: 0, evaluationInvisibleStatus: 0 },
  rules: defaultCompanyRules,
}
