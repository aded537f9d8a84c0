import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    tooManyForms: '一家公司最多有 {most, number} 份評估表',
    notADraft: '這個版本已不是草稿，請重新開啟評估表',
    changedMeanwhile: '草稿已由 {name} 在別處修改，這裡的改動沒有儲存',
    idTwice: '兩項內容用了同一個編號',
    draftOpen: '這份評估表已有草稿，請繼續編輯那一份',
    formEnded: '評估表已停用，請先重新啟用',
    notComplete: '草稿還不完整，不能發布',
    noForm: '找不到這份評估表',
  },
}
