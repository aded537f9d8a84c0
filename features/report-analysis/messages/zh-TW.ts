import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'AI 報告',
  summary: '總體結論',
  writtenBy: '{model} 於 {date} 撰寫，依據 {count, number} 個關鍵點',
  theModel: 'AI 模型',
  version: '{model} {version}',
  undated: '{model} 撰寫，依據 {count, number} 個關鍵點',
  scoredLower: '同職位候選人的得分更低',
  aheadOfShort: '超過 {percent}%',
  rank: '第 {rank, number} 名',
  keyTips: '關鍵提示',
  askNext: '建議追問',
  competencies: '勝任力',
  competency: '能力項',
  stars: '星級',
  score: '得分',
  mean: '{count, plural, other {# 項，平均 {mean}}}',
  reason: '評分理由',
  noReason: '模型沒有給出理由',
  radar: '各項勝任力得分',
  overall: 'AI 總評',
  overallOf: 'AI 總評，滿分 {outOf, number}',
  advisory: '評分由模型給出，僅供參考，由人來決定。',
}
