import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: '線下面試',
  rounds: '線下面試紀錄',
  count: '{count, number} 輪',
  none: '暫無紀錄',
  failed: '線下面試紀錄暫時無法顯示，其餘內容不受影響。',
  first: '初試',
  second: '複試',
  numbered: '第 {number, number} 輪',
  leaderless: '無領導',
  semiStructured: '半結構',
  type: '面試類型',
  time: '紀錄時間',
  result: '面試結果',
  score: '面試得分',
  interviewer: '面試官',
  suggestedPosition: '建議職位',
  remark: '面試評語',
}
