import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  edition: { standard: '標準版', advanced: '進階版', business: '商業版' },
  billing: { month: '按月', year: '按年' },
  bought: { edition: '版本', billing: '付費方式', hrAccounts: 'HR 帳號數', extra: '加購次數' },
  quota: {
    hrAccounts: 'HR 帳號',
    interviewers: '面試官帳號',
    jobs: '職缺',
    storage: '履歷與附件儲存空間',
    aiInterviewL2: 'AI 面試 L2',
    aiInterviewL5: 'AI 面試 L5',
    onlineExam: '線上筆試',
    codingExam: '程式考試',
    cognition: '認知能力測驗',
    personality: '性格測驗',
    mentalHealth: '心理健康測驗',
    sms: '簡訊',
    mails: '郵件',
  },
  refusal: {
    hrAccountsUsedUp: '版本包含的 {most, number} 個 HR 帳號都已占用。請先凍結不再需要的帳號，或聯絡業務加購',
    interviewersUsedUp:
      '版本包含的 {most, number} 個面試官帳號都已占用。請先凍結不再需要的帳號，或聯絡業務升級版本',
    jobsUsedUp: '版本包含的 {most, number} 個職缺都在招募中。請先關閉不再需要的職缺，或聯絡業務升級版本',
    storageUsedUp:
      '版本包含的 {megabytes, number} MB 儲存空間不夠存放這個檔案。請先刪除不再需要的附件，或聯絡業務升級版本',
    mailsUsedUp: '本期的 {most, number} 封郵件額度還剩 {left, number} 封，不夠這次寄送。請聯絡業務升級版本',
  },
}
