import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  generating: '報告生成中',
  generatingProgress: '報告生成中：已評 {done, number} / {all, number} 項能力，完成後會自動顯示',
  ready: 'AI 報告已生成',
  noAnalysis: '暫無 AI 分析',
  noAnalysisHint: '候選人完成面試並匯入分析結果後，會在這裡顯示。',
  stopped: '分析已停止',
  stoppedHint: '本場面試的 AI 分析在完成前被停止，因此沒有總評、排名和勝任力得分。回答和錄影仍可查看。',
  failed: 'AI 報告未能載入，頁面其餘部分不受影響',
}
