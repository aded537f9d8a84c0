import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  today: {
    title: 'AI 面試已完成',
    line: '「{name}」等待查看',
    open: '開啟報告',
    openOf: '開啟報告：{name}',
  },
  timeline: {
    began: '<b>{who}</b>開始了 AI 面試「{name}」',
    finished: '<b>{who}</b>完成了 AI 面試「{name}」{time, select, none {} other {，用時 {time}}}',
  },
}
