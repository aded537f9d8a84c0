import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '評價',
  conclusion: '綜合結論',
  conclusionNone: '尚無綜合結論',
  conclusionHeld: '提交您的面試回饋後顯示',
  conclusionNoneText: '綜合各位同事的評價，寫下最終的看法。',
  conclusionNoneToRead: '同事寫下綜合結論後會顯示在這裡。',
  conclusionFailed: '綜合結論未能載入，頁面其餘部分不受影響。',
  write: '寫綜合結論',
  writeAnew: '更新結論',
  form: '寫綜合結論',
  result: '結論',
  score: '綜合評分',
  text: '說明',
  textHint: '各方評價的一致與分歧、最終依據',
  submit: '提交',
  submitting: '正在提交…',
  cancel: '取消',
  saved: '儲存成功',
}
