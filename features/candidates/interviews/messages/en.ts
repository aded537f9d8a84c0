import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  timeline: {
    began: '<b>{who}</b> began the AI interview “{name}”',
    finished: '<b>{who}</b> finished the AI interview “{name}”{time, select, none {} other {, {time}}}',
  },
}
