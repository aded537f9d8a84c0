import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    passwordChangeNeeded: '請先修改一次性密碼',
    signInNeeded: '請先登入',
    tokenInvalid: '登入狀態無效，請重新登入',
    tokenExpired: '登入已過期，請重新登入',
    notFound: '連結無效',
    noView: '暫無檢視權限',
    noOperate: '暫無操作權限，請聯絡HR',
  },
  userType: {
    superAdmin: '超級管理員',
    admin: '管理員',
    general: 'HR',
    interviewer: '面試官',
    read: '唯讀',
    freeze: '已凍結',
    helpUser: '協作者',
    publishUser: '發布者',
  },
}
