import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    unknownColleague: '有同事的帳號已不能使用',
    noLabel: '請填寫標籤',
    tooManyNames: '公司的標籤太多，請先刪除一些',
    tooManyChosen: '一次最多處理 5,000 位候選人，請縮小篩選範圍',
    noReason: '請選擇或填寫淘汰原因',
    tooManyRunning: '還有 5 項批次操作在進行，請等其中一項結束',
    stillRuns: '操作還在進行，結束後才能復原',
    tooLate: '已過十分鐘，不能再復原',
  },
}
