import type { ReplyOf } from '@candor/call/define'
import { section as accounts } from '../../../features/accounts/web/manage.ts'
import { writeSwitch } from '../../../features/company/rules/wire.ts'
import { defaultAiMarkConfig, defaultCompanyRules } from '../../../features/company/rules.ts'
import { section as directory } from '../../../features/directory/web/manage.ts'
import { registerManageSections } from '../../../features/manage/web/section-registry.ts'
import { section as roles } from '../../../features/roles/web/manage.ts'
import { section as serviceKeys } from '../../../features/service-keys/web/manage.ts'
import type { getSettings } from '../../../features/settings/contract.ts'
import { everySwitch } from '../../../features/settings/rules/switches.ts'
import { section as marks } from '../../../features/settings/web/manage/ai-scores.ts'
import { section as company } from '../../../features/settings/web/manage/company.ts'
import { section as evaluation } from '../../../features/settings/web/manage/evaluation.ts'
import { section as positions } from '../../../features/settings/web/manage/positions.ts'
import { section as report } from '../../../features/settings/web/manage/report.ts'
import { section as rules } from '../../../features/settings/web/manage/rules.ts'

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
