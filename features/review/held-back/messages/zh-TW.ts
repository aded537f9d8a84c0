import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: '先寫自己的評價',
  opinions: '提交您的面試回饋後，這裡會顯示同事的評價。',
  aiScores: '提交您的面試回饋後，這裡會顯示 AI 評分。',
  give: '填寫我的回饋',
  mayNot: '您的帳號不能填寫回饋，請聯絡 HR。',
}
