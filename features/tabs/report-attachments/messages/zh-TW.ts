import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '附件',
  attachments: '附件',
  count: '{files, number} 個檔案，{links, number} 個連結',
  none: '暫無附件',
  noneText: '候選人的檔案和連結會顯示在這裡。',
  hidden: '匿名候選人的附件不顯示',
  hiddenText: '檔案可能寫有姓名和聯絡方式，因此已隱藏。',
  failed: '附件未能載入，頁面其餘部分不受影響。',
  files: '檔案',
  links: '連結',
  background: '背景調查',
  backgroundFilled: '已填寫',
  backgroundOpen: '尚未填寫',
  backgroundNone: '暫無背景調查',
  backgroundNoneText: '背景調查完成後，結果會顯示在這裡。',
  backgroundFailed: '背景調查未能載入，頁面其餘部分不受影響。',
  backgroundOpenText: '背景調查尚未填寫，下面各項還沒有結論。',
  referencesChecked: '已核實證明人',
  fraudRecord: '有詐欺記錄',
  disciplinaryRecord: '紀律處分查詢有記錄',
  yes: '是',
  no: '否',
  openAnswer: '尚無結論',
}
