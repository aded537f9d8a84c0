import type { ReplyOf } from '@candor/call/define'
import { mayEvaluate } from '../../../platform/access/rules/acts.ts'
import { isPermissionKey, isUserType } from '../../../platform/access/rules/permissions.ts'
import { type FirstStepFacts, isLedToFirstSteps } from '../../../platform/company/rules/first-steps.ts'
import { type CompanyRules, sentBrand } from '../../../platform/company/rules.ts'
import type { getUserInfo, listSignInWays } from '../contract.ts'
import type { AccountRow, listDemoAccounts } from './queries/accounts.ts'

const permissionsOf = ({ buttons }: AccountRow) => new Set(buttons.filter(isPermissionKey))

/** Whether the account may evaluate at all (R6-010); accounts of unknown types may not. */
function isEvaluator(account: AccountRow): boolean {
  const { userType } = account
  return isUserType(userType) && mayEvaluate({ userType, permissions: permissionsOf(account) })
}

/** Whether the account is led to the first steps; accounts of unknown types are not. */
function isLed(account: AccountRow, facts: FirstStepFacts): boolean {
  const { userType } = account
  return isUserType(userType) && isLedToFirstSteps({ userType, permissions: permissionsOf(account) }, facts)
}

interface ServerFacts {
  readonly hasMessagingApp: boolean
  readonly chatSite: string | null
  readonly isSiteCompany: boolean
  readonly firstSteps: FirstStepFacts
}

export function presentUserInfo(
  account: AccountRow,
  rules: CompanyRules,
  { hasMessagingApp, chatSite, isSiteCompany, firstSteps }: ServerFacts,
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
    ...(isLed(account, firstSteps) && { hasFirstSteps: true }),
    ...(chatSite !== null && { chatSite }),
    ...(isSiteCompany && { isSiteCompany }),
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
