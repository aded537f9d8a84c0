export const messages = {
  refusal: {
    passwordChangeNeeded: '请先修改一次性密码',
    signInNeeded: '请先登录',
    tokenInvalid: '登录状态无效，请重新登录',
    tokenExpired: '登录已过期，请重新登录',
    notFound: '链接无效',
    noView: '暂无查看权限',
    noOperate: '暂无操作权限，请联系HR',
  },
  userType: {
    superAdmin: '超级管理员',
    admin: '管理员',
    general: 'HR',
    interviewer: '面试官',
    read: '只读',
    freeze: '已冻结',
    helpUser: '协作者',
    publishUser: '发布者',
  },
}

declare module '@candor/messages/words' {
  interface Words {
    access: typeof messages
  }
}
