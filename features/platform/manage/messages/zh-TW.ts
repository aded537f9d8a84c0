import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: '管理',
  navTitle: '管理',
  sections: '管理項目',
  find: '搜尋設定',
  hits: '{all, number} 項中 {count, number} 項',
  noHit: '找不到相關設定，請換一個詞',
  backToHits: '返回「{find}」的結果',
  groups: {
    people: '人員',
    hiring: '招募',
    reports: '報告',
    connections: '串接',
    company: '公司',
  },
  notFound: '沒有這個管理項目',
  toFirst: '前往第一項',
  refused: '只有管理員可以管理公司設定，請聯絡貴公司的管理員',
  back: '返回候選人清單',
  saved: '已儲存',
  cancel: '取消',
  once: '只顯示這一次，請立即複製並妥善轉交。',
  noted: '我已儲存',
}
