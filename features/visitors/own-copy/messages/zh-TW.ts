import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    wrongAnswer: '不一致，請重新填寫。答錯次數過多時連結會失效',
    passOver: '時間已過，請重新填寫',
    tooMany: '今天產生次數過多，請明天再試',
  },
  title: '我的應徵資料',
  intro: '{company}為您準備了應徵資料的副本，可下載保存。',
  holds: '副本包含',
  held: {
    given: '您提供的內容：履歷、登記表、照片、錄音錄影和其他檔案',
    computed: '根據這些計算得出的內容，均註明「由模型計算得出」',
    outcome: '應徵階段、結果和日期',
    shared: '您的報告給哪類人看過',
  },
  holdsNot: '不含公司同事的個人評價。',
  ask: {
    phone: '您手機號碼的後四碼',
    email: '您應徵時使用的電子郵件',
    either: '您手機號碼的後四碼，或您的電子郵件',
  },
  askHint: '用於確認是您本人。',
  confirm: '確認並產生副本',
  until: '連結在 {time} 之前有效。',
  waiting: '等待產生…',
  making: '產生中，{percent, number}%',
  stay: '可以關閉本頁，稍後再開啟連結下載。',
  ready: '副本已產生',
  readyText: '壓縮檔 {size}，可下載至 {time}。其中的 index.html 可用瀏覽器開啟閱讀。',
  download: '下載',
  careful: '副本含有您的個人資料，請勿在公用電腦上保存。',
  broken: '未能產生，請重試',
  tooLarge: '檔案過大，無法打包，請聯絡公司',
  again: '重新產生',
  failed: '未能完成，請檢查網路後重試',
}
