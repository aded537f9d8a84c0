import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    unknownRemark: 'This remark is not there any more, or is not yours',
    changedMeanwhile: 'This remark was changed meanwhile. Look at the present text, then change it again',
    empty: 'Enter a remark',
    changedOften: 'A remark can be changed {most} times',
  },
  timeline: {
    remarked: '<b>{who}</b> wrote a remark',
    mentioned: '<b>{who}</b> mentioned <b>you</b> in a remark',
  },
  saved: 'Remark saved',
  empty: 'Enter a remark',
  edit: 'Edit',
  delete: 'Delete',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  field: 'Remark',
  edited: 'Edited',
  former: 'Former texts',
  formerOf: 'until {time}',
  formerFailed: 'The former texts could not be loaded',
  changed: 'Remark changed. The former text stays in the record',
}
