import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    cannotSeeAll: '{name} 無權查看所選的全部候選人，不能提及。請先推薦給 {name}，或刪去 @',
    cannotSee: '{name} 無權查看該候選人，不能提及。請先把候選人推薦給 {name}，或刪去 @',
    unknownColleague: '@ 提及的人在這裡沒有帳號',
  },
  hint: '@ 可提及能看到該候選人的同事，並通知對方',
  list: '能看到該候選人的同事',
  found: '{count, plural, =0 {沒有能看到該候選人的同事叫這個名字} other {# 位同事，用方向鍵選擇}}',
  failed: '同事未能載入',
  you: '你',
}
