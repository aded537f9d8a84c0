import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    noAddress: '連結無效',
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
}
