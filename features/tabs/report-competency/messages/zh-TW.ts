import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '職能評測',
  overall: '綜合結果',
  competence: '綜合職能',
  stability: '情緒穩定性',
  times: '用時',
  firstAt: '首次作答',
  lastAt: '最後作答',
  competencies: '職能',
  competencyCount: '{first, number} 項一級，{second, number} 項二級',
  others: '其他',
  stabilityItems: '情緒穩定性各項',
  radar: '一級職能',
  secondLevel: '{name}：二級職能',
  ready: '職能評測結果已更新',
  none: '暫無可顯示的職能評測',
  noneText: '候選人完成評測後，結果會顯示在這裡。',
  reload: '重新載入',
}
