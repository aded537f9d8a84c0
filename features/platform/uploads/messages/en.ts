import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  limits: 'docx, doc, pdf or txt, up to 50 MB, one file',
  sending: 'Uploading {name}',
  percent: '{percent, number}%',
  cancel: 'Cancel upload',
  done: '{name} was uploaded',
  remove: 'Remove the file {name}',
  removeShort: 'Remove',
  moreThanOne: 'Only one file can be uploaded',
  fileType: 'Only docx, doc, pdf and txt',
  fileTooLarge: 'The file must not exceed 50 MB',
  empty: 'The file is empty',
  failed: 'Upload failed',
  failedBecause: 'Upload failed: {reason}',
  refusal: {
    noFile: 'Choose a file',
    fileType: 'Only docx, doc, pdf and txt',
    otherContent:
      'The content of the file does not match its file type; a txt must be in UTF-8, UTF-16 or GB18030',
    empty: 'The file is empty',
    tooMany: 'Too many uploads. Try again in {minutes, plural, =1 {one minute} other {# minutes}}',
  },
}
