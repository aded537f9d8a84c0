import type { ReplyOf } from '@candor/call/define'
import type { getSettings } from '../../../features/administration/settings/contract.ts'
import { everySwitch } from '../../../features/administration/settings/rules/switches.ts'
import { writeSwitch } from '../../../features/platform/company/rules/wire.ts'
import { defaultAiMarkConfig, defaultCompanyRules } from '../../../features/platform/company/rules.ts'
import { listHeldMail } from '../../../features/platform/mail/contract.ts'
import { answer } from './app-under-test.tsx'

/** Answers what every page of the area asks. */
export function answerFrame(): void {
  answer(listHeldMail, { list: [] })
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
