import type { ReplyOf } from '@candor/call/define'
import type { CompanyRules } from '../../company/rules.ts'
import type { getUserInfo } from '../contract.ts'
import type { AccountRow } from './queries.ts'

export function presentUserInfo(
  account: AccountRow,
  { partnerBrand }: CompanyRules,
): ReplyOf<typeof getUserInfo> {
  return {
    userId: account.id,
    userName: account.name,
    email: account.email,
    userType: account.userType,
    authRoleId: account.roleId,
    companyId: account.companyId,
    companyName: account.companyName,
    customerType: account.customerType,
    authStatus: 1,
    isShowAiVideo: 1,
    isShowEvaluate: 1,
    isWechatHint: account.showsWechatHint ? 1 : 0,
    openId: null,
    mustChangePassword: account.mustChangePassword,
    timeZone: account.timeZone,
    ...(partnerBrand && { partnerBrand }),
  }
}
