import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  positionTitle: '面試輪次',
  title: '面試輪次',
  text: '候選人依這個順序接受面試；每一輪的面試官填寫所選的評估表。',
  none: '這個職缺還沒有面試輪次。',
  add: '新增一輪',
  save: '儲存',
  discard: '放棄變更',
  saved: '「{name}」的面試輪次已儲存',
  failed: '面試輪次未能載入',
  nameMissing: '請填寫這一輪的名稱',
  nameOf: '第 {number, number} 輪的名稱',
  formOf: '第 {number, number} 輪的評估表',
  noForm: '不使用評估表',
  formEnded: '已停用',
  earlier: '第 {number, number} 輪提前',
  later: '第 {number, number} 輪延後',
  remove: '移除第 {number, number} 輪',
  refusal: {
    changedMeanwhile: '其他人剛改過這個職缺的輪次，請放棄變更後再試',
    unknownRound: '這一輪已不存在，請放棄變更後再試',
    unknownForm: '這份評估表不存在或已停用，請另選一份',
  },
}
