import type { ReplyOf } from '@candor/call/define'
import { mayEvaluate } from '../../../platform/access/rules/acts.ts'
import { isPermissionKey, isUserType } from '../../../platform/access/rules/permissions.ts'
import { type CompanyRules, sentBrand } from '../../../platform/company/rules.ts'
import type { getUserInfo, listSignInWays } from '../contract.ts'
import type { AccountRow, listDemoAccounts } from './queries/accounts.ts'

/** Whether the account may evaluate at all (R6-010); accounts of unknown types may not. */
function isEvaluator({ userType, buttons }: AccountRow): boolean {
  return (
    isUserType(userType) && mayEvaluate({ userType, permissions: new Set(buttons.filter(isPermissionKey)) })
  )
}

export function presentUserInfo(
  account: AccountRow,
  rules: CompanyRules,
  { hasMessagingApp, chatSite }: { hasMessagingApp: boolean; chatSite: string | null },
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
    authStatus: account.openId !== null || !hasMessagingApp ? 1 : 0,
    isShowAiVideo: 1,
    isShowEvaluate: isEvaluator(account) ? 1 : 0,
    permissions: account.buttons.filter(isPermissionKey),
    isWechatHint: account.showsWechatHint ? 1 : 0,
    openId: account.openId,
    mustChangePassword: account.mustChangePassword,
    timeZone: account.timeZone,
    ...(chatSite !== null && { chatSite }),
    ...sentBrand(rules),
  }
}

type DemoAccounts = NonNullable<ReplyOf<typeof listSignInWays>['demoAccounts']>

export function presentDemoAccounts(rows: Awaited<ReturnType<typeof listDemoAccounts>>): DemoAccounts {
  return rows.map(({ email, name, userType, companyName }) => ({
    email,
    userName: name,
    userType,
    companyName,
  }))
}
