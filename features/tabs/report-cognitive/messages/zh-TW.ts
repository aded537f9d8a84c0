import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '認知能力',
  result: '認知能力測驗',
  overall: '整體認知能力',
  percentile: '百分位 {percentile}',
  higherThan: '得分高於 {percentile}% 的參照人群',
  comparedWith: '參照人群：{group}',
  low: '低於多數人',
  high: '高於多數人',
  howToRead: '百分位表示有多少人的得分較低，它不是答對的比例。',
  noExplanation: '測驗未附說明文字',
  analysing: '測驗結果正在計算',
  ready: '認知能力測驗結果已更新',
  failed: '認知能力測驗結果未能載入，頁面其餘部分不受影響。',
  none: '暫無認知能力測驗結果',
  noneHint: '候選人完成測驗後，百分位和說明會顯示在這裡。',
}
