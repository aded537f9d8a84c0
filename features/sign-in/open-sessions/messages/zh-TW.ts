import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  accountTitle: '登入的裝置',
  ownText: '您的帳號目前在這些裝置上登入。有不認識的裝置，請結束它的登入，並變更密碼。',
  manageTitle: '登入情況',
  intro: '公司裡誰在哪裡登入。結束登入後，該裝置上的頁面、影片和即時更新立即停止。',
  failed: '登入情況未能載入',
  find: '搜尋姓名或電子郵件',
  none: '沒有找到登入',
  current: '本次登入',
  device: '{browser}，{system}',
  unknownBrowser: '未知瀏覽器',
  unknownSystem: '未知系統',
  here: '目前網路',
  network: '網路 {network}',
  unknownNetwork: '未知網路',
  wayAndFactor: '{way} + 兩步驟驗證',
  since: '登入於 {time}',
  seen: '最近使用 {time}',
  end: '結束登入',
  endLabel: '結束登入：{device}',
  endLabelOf: '結束登入：{name}，{device}',
  ended: '登入已結束',
  everywhere: '在所有裝置上登出',
  everywhereText:
    '所有裝置上的登入都會結束，包括這一個。之後需要重新登入；未送出的內容會保留在本瀏覽器。行事曆訂閱網址不受影響，可以在「我的面試」中停用。',
  endOf: '結束全部登入',
  endOfText: '帳號在所有裝置上的登入都會馬上結束，可以重新登入。',
  others: '結束其他所有人的登入',
  othersText: '公司裡除您這次登入以外的登入都會馬上結束，每個人都要重新登入。',
  endedCount: '已結束 {count, number} 個登入',
}
