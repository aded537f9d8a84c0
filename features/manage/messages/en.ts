import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Manage',
  sections: 'What can be managed',
  choose: 'Choose what to manage',
  notFound: 'There is no such part of the management area',
  toFirst: 'Go to the first one',
  refused: 'Only administrators can change how the company works. Ask an administrator of your company.',
  back: 'Back to the candidates',
  saved: 'Saved',
  save: 'Save',
  cancel: 'Cancel',
  once: 'Shown this once. Copy it now and hand it on safely.',
  noted: 'I have it',
}
