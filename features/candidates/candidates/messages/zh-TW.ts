import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    noLabel: '請選擇或輸入標籤',
    tooManyNames: '一家公司最多有 {most, number} 個標籤，請從中選擇',
    tooManyLabels: '一位候選人最多有 {most, number} 個標籤',
  },
  education: {
    unlimited: '學歷不限',
    juniorHigh: '國中及以下',
    highSchool: '高中/高職',
    college: '專科',
    bachelor: '學士',
    master: '碩士',
    doctorate: '博士',
    mba: 'MBA',
  },
  male: '男',
  female: '女',
  editLabels: '編輯標籤',
  labelsOf: '編輯標籤：{name}',
  findLabel: '尋找或輸入新標籤',
  addLabel: '新增「{name}」',
  noLabels: '暫無標籤，可在上方輸入新標籤。',
  noSuchLabel: '沒有這個標籤，可以新增。',
  labelsFailed: '標籤未能載入。',
  labelAdded: '已新增標籤「{name}」',
  labelRemoved: '已移除標籤「{name}」',
  done: '完成',
  timeline: {
    applied: '<b>{who}</b>投遞了申請',
    imported:
      '{isNew, select, yes {匯入了候選人} other {再次匯入了結果}}{count, plural, =0 {} other {，含 # 場 AI 面試}}',
    added:
      '<b>{who}</b>新增了候選人{way, select, hand {（手動）} drop {（來自履歷）} position {（來自另一職位）} table {（來自表格）} application {（來自投遞）} other {}}',
    labelled: '<b>{who}</b>設定了標籤「{label}」',
    unlabelled: '<b>{who}</b>移除了標籤「{label}」',
  },
}
