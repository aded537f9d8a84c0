import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  place: 'Q{question, number} {time}',
  supportsAt: '支持：{place}',
  againstAt: '相反：{place}',
  noteAt: '備註：{place}',
  supports: '支持',
  against: '相反',
  note: '備註',
  counts: '證據',
  strip: '面試時間軸上的證據',
  noMoment: '尚未選擇',
  chips: '證據',
  none: '這項評分沒有給出證據',
  notFound: '逐字稿中找不到這句話',
  notFoundText: '模型引用了這句話，但逐字稿中沒有。請觀看影片確認。',
  unverified: '這個回答沒有逐字稿，無法核對引文',
  quoted: '引自 {place}',
  openInRecord: '在影片記錄中開啟',
}
