import { onTestFinished } from 'vitest'
import { forgetSignIn, rememberSignIn, type UserInfo } from './signed-in.ts'

/** The default account of tests: a recruiter. */
export function fakeUser(given: Partial<UserInfo> = {}): UserInfo {
  return {
    userId: 'u',
    userName: '陈薇',
    email: 'hr@hailan.example',
    userType: 'general',
    authRoleId: 'r',
    companyId: 'k',
    companyName: '海岚支付',
    customerType: 'CUSTOMERTYPE_NORMAL',
    authStatus: 1,
    isShowAiVideo: 1,
    isShowEvaluate: 1,
    isWechatHint: 0,
    openId: null,
    mustChangePassword: false,
    timeZone: 'Asia/Shanghai',
    ...given,
  }
}

/** Signs in as an account until the test ends. */
export function signInAs(given: Partial<UserInfo> = {}): void {
  rememberSignIn({ token: 't', userInfo: fakeUser(given) })
  onTestFinished(forgetSignIn)
}
