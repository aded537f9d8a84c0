import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  place: 'Q{question, number} {time}',
  supportsAt: 'Supports: {place}',
  againstAt: 'Speaks against: {place}',
  noteAt: 'Note: {place}',
  supports: 'Supports',
  against: 'Against',
  note: 'Note',
  counts: 'Evidence',
  strip: 'Evidence on the timeline of the session',
  noMoment: 'None chosen',
  chips: 'Evidence',
  none: 'No evidence was given for this score',
  notFound: 'Not found in the transcript',
  notFoundText: 'The model quotes these words, but they are not in the transcript. Watch the video to check.',
  unverified: 'This answer has no transcript to check the quote against',
  quoted: 'Said at {place}',
  openInRecord: 'Open in the video record',
}
