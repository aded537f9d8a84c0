import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  today: {
    title: 'AI interview finished',
    line: '“{name}” waits to be looked at',
    open: 'Open report',
    openOf: 'Open report: {name}',
  },
  timeline: {
    began: '<b>{who}</b> began the AI interview “{name}”',
    finished: '<b>{who}</b> finished the AI interview “{name}”{time, select, none {} other {, {time}}}',
  },
}
