import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    linkOver: '這個連結無效或已失效',
    tooManyTries: '嘗試次數過多，請在 {minutes, number} 分鐘後再試',
    timeTaken: '這個時間剛剛被選走了，請另選一個',
    notOffered: '這個時間已不再提供，請另選一個',
    cancelledAlready: '你已取消這場面試，不能再選時間',
    movedAlready: '面試時間只能更改一次，如需再改請聯絡公司',
    tooLateToMove: '已過更改面試時間的期限，請聯絡公司',
    reasonMissing: '請寫一句哪些時間方便',
    notNow: '面試安排有變化，現在不能這樣答覆',
    endBeforeStart: '結束時間必須晚於開始時間',
    timeOver: '這個時間已經過去',
    timeTwice: '同一個時間寫了兩次',
    tooLong: '一場面試最長 12 小時',
    tooFarAhead: '時間最多可以安排到一年之後',
    noMailAddress: '候選人沒有電子郵件，無法寄送選擇時間的連結',
    planOver: '這場面試已取消',
  },
  mail: {
    offer: {
      subject: '{company}邀請你選擇面試時間',
      text: '你好！{company}邀請你參加「{position}」職位的面試，提供了 {count, number} 個可選時間。請開啟下面的連結，選擇一個方便的時間。',
      choose: '選擇面試時間',
      footer: '連結只用於這一場面試，請不要轉寄。如果沒有合適的時間，也可以在頁面上告訴我們。',
    },
  },
}
