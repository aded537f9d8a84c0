import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  generating: '報告生成中',
  generatingProgress: '報告生成中：已評 {done, number} / {all, number} 項能力，完成後會自動顯示',
  ready: 'AI 報告已生成',
  noAnalysis: '暫無 AI 分析',
  noAnalysisHint: '候選人完成面試並匯入分析結果後，會在這裡顯示。',
  failed: 'AI 報告未能載入，頁面其餘部分不受影響',
}
