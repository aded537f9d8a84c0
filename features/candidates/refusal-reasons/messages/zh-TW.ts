import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: '不通過的常用原因',
  text: '每行一個。拒絕推薦或淘汰候選人時，同事可以直接選用，也可以另外填寫。',
  label: '原因',
  save: '儲存',
  discard: '放棄變更',
  saved: '常用原因已儲存',
  failed: '常用原因未能載入',
  tooMany: '最多 {most, number} 個原因',
  tooLong: '每個原因最多 {most, number} 個字：「{reason}」',
  uses: '各原因的使用次數',
  used: '{count, plural, =0 {未使用過} other {使用過 # 次}}',
  choose: '常用原因',
  refusal: {
    changedMeanwhile: '其他人剛改過這些原因，請放棄變更後再試',
  },
}
