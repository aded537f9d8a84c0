import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  formerColleague: '前同事',
  refusal: {
    passwordChangeNeeded: '請先修改一次性密碼',
    signInNeeded: '請先登入',
    tokenInvalid: '登入狀態無效，請重新登入',
    tokenExpired: '登入已過期，請重新登入',
    erased: '這位候選人的資料已永久刪除，無法再顯示',
    notFound: '連結無效',
    noView: '暫無檢視權限',
    noOperate: '暫無操作權限，請聯絡HR',
  },
  permission: {
    position: { name: '職位', text: '檢視職位及其設定。' },
    procedure: { name: '招募流程', text: '檢視招募流程的各個階段。' },
    candidate: { name: '候選人', text: '推薦候選人，新增或移除標籤，刪除附件。' },
    reportResume: { name: '履歷', text: '檢視履歷和證件資料。' },
    reportAIInterview: { name: 'AI 面試', text: '檢視 AI 面試的錄影、分析、分數和測驗結果。' },
    planInterview: { name: '面試安排', text: '檢視面試安排，記錄現場面試。' },
    thirdComment: { name: '第三方評價', text: '檢視和填寫第三方評價。' },
    offer: { name: '錄用', text: '檢視和管理錄用通知。' },
    background: { name: '背景調查', text: '檢視背景調查及其附件。' },
    reportRemark: { name: '備註', text: '檢視和填寫備註。' },
    reportInterviewLog: { name: '防作弊與檢視紀錄', text: '檢視防作弊結果，以及誰看過報告。' },
    talent: { name: '人才庫', text: '檢視人才庫。' },
    reportCenter: { name: '報表中心', text: '檢視招募報表。' },
    manualEvaluation: { name: '人工評價', text: '評價候選人、做決定、為單題評分。' },
    questionBank: { name: '題庫', text: '檢視題庫。' },
    overviewAI: { name: 'AI 總結', text: '檢視 AI 總結，不含單題分析。' },
  },
  userType: {
    superAdmin: '超級管理員',
    admin: '管理員',
    general: 'HR',
    interviewer: '面試官',
    read: '唯讀',
    freeze: '已停用',
    helpUser: '協作者',
    publishUser: '發布者',
  },
}
