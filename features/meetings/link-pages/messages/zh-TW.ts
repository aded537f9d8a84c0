import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  for: '{company}',
  with: '面試官',
  where: '地點',
  roomByMail: '會議連結在信件裡。',
  companyCancelled: '面試已取消',
  companyCancelledText: '{company}取消了「{position}」職缺「{round}」的面試，您不需要再做任何動作。',
  over: '這個連結已失效',
  overText: '請開啟最近一封信件中的連結，或聯絡招募人員。',
  incomplete: '這個連結不完整',
  incompleteText: '請從信件中重新開啟，或複製完整的連結。',
  failed: '沒有成功，請檢查網路後重試',
  loading: '正在開啟',
  room: {
    offline: '現場面試',
    builtIn: '內建會議室',
    online: '線上面試',
    meeting: '視訊會議',
    other: '另行通知',
  },
}
