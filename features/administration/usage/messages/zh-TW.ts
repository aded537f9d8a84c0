import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: '版本與用量',
  manageHint: '公司購買的版本包含多少、已經用了多少。用到 80% 和用完時，會各寄一封信給管理員。',
  periodLabel: '本期',
  period: '{start} 至 {end}',
  renewed: '{end} 起次數和訊息重新計算。',
  lasting: '帳號與儲存空間',
  uses: '面試與測驗次數',
  messages: '訊息',
  used: '已用 {used}，共 {limit}',
  usedUnlimited: '已用 {used}，不限',
  notHeld: '不包含',
  overText: '已用 {used}，超出 {over}',
  extra: '其中另購 {extra, number} 次／年',
  state: {
    unlimited: '不限',
    none: '不包含',
    fine: '已用 {percent, number}%',
    near: '即將用完（{percent, number}%）',
    usedUp: '已用完',
  },
  advice: {
    seat: '可以停用不再需要的帳號，或聯絡業務加購。',
    jobs: '現有職缺照常使用；需要更多職缺請聯絡業務升級版本。',
    storage: '可以刪除不再需要的附件，或聯絡業務升級版本。',
    uses: '收到的結果照常保存與檢視；請聯絡業務加購次數。',
    sms: '登入驗證碼照常傳送，申請試用的驗證碼會被拒絕；請聯絡業務升級版本。',
    mails: '通知照常寄送，只有分享郵件會被拒絕；請聯絡業務升級版本。',
  },
  empty: '沒有版本限制',
  emptyHint: '這家公司沒有設定版本，帳號、職缺、次數和訊息都不受限制。',
  failed: '用量未能載入',
  megabytes: '{value, number} MB',
  gigabytes: '{value, number} GB',
  mailSubject: '{percent, select, 100 {{quota}額度已用完} other {{quota}額度已用 80%}}',
  mailText:
    '{company}的{edition}：{quota}{isMetered, select, yes {本期} other {}}已用 {used}，共 {limit}。\n{advice}\n{isMetered, select, yes {本期到 {end} 為止，之後重新計算。\n} other {}}用量頁面：{link}',
}
