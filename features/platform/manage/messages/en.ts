import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Manage',
  sections: 'What can be managed',
  choose: 'Choose what to manage',
  notFound: 'There is no such management page',
  toFirst: 'Go to the first page',
  refused: 'Only administrators can change how the company works. Ask an administrator of your company.',
  back: 'Back to the candidates',
  saved: 'Saved',
  cancel: 'Cancel',
  once: 'Shown only once. Copy it now and pass it on securely.',
  noted: 'I have saved it',
}
