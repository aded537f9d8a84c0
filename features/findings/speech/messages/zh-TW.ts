import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  abilities: '各語種能力',
  abilitiesBest: '{language} {points}',
  noAbilities: '暫無各語種能力結果',
  noAbilitiesHint: '匯入口語或朗讀測驗結果後，會在這裡顯示。',
  abilitiesFailed: '各語種能力未能載入，頁面其餘部分不受影響。',
  abilitiesReady: '各語種能力已更新',
  voice: '語音表現',
  voiceOverall: '總體',
  voiceFluency: '流利度',
  voiceAccuracy: '準確度',
  voiceEnd: '總體 {stars} 星',
  voiceEndIn: '{language} {stars} 星',
  words: '高頻詞',
  word: '詞',
  count: '次數',
  share: '佔比',
  allWords: '顯示全部 {count, number} 個',
  fewerWords: '收合',
  noWords: '沒有高頻詞',
  spoken: '口語與朗讀回答',
  spokenCount: '{count, number} 段',
  noSpoken: '暫無口語或朗讀回答',
  noSpokenHint: '候選人完成口語或朗讀題後，會在這裡顯示。',
}
