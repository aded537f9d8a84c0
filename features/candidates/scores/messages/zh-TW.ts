import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  noStanding: '暫無職位對比',
  noStandingHint: '該職位至少有 10 位候選人有分數後，這裡會顯示分數分布。',
  failed: '職位對比未能載入，頁面其餘部分不受影響。',
  distribution: '該職位 {count, number} 位候選人的分數分布',
  range: '得分',
  candidates: '候選人數',
  fromTo: '{from} 至 {to}',
  ownBin: '{range}（該候選人 {value} 分）',
  level5: '超出期望',
  level5Text: '明顯高於職位要求，可以帶動他人',
  level4: '優秀',
  level4Text: '穩定達到職位要求，部分方面更好',
  level3: '合格',
  level3Text: '達到職位的基本要求',
  level2: '一般',
  level2Text: '部分達到要求，仍需指導',
  level1: '不合格',
  level1Text: '尚未達到職位的要求',
  band3: '高',
  band3Text: '回答完整，有證據，有自己的判斷',
  band2: '中',
  band2Text: '回答到要點，細節或證據不足',
  band1: '低',
  band1Text: '回答很少涉及考察點',
}
