import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'AI 總結',
  overall: '總體評價',
  score: 'AI 總評',
  byline: '{model}，{date}',
  keyTips: '關鍵提示',
  askNext: '建議追問',
  competencies: '能力項得分',
  mean: '{count, plural, other {# 項，平均 {mean}}}',
  noReason: '模型沒有給出理由',
  labelGroups: '軟技能',
  labelGroupsMean: '{count, number} 項，平均 {mean} 星',
}
