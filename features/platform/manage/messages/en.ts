import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Manage',
  navTitle: 'Manage',
  sections: 'What can be managed',
  find: 'Find a setting',
  hits: '{count, number} of {all, number}',
  noHit: 'No setting has these words. Try another one.',
  backToHits: 'Back to the hits for “{find}”',
  groups: {
    people: 'People',
    hiring: 'Hiring',
    reports: 'Reports',
    connections: 'Connections',
    company: 'Company',
  },
  notFound: 'There is no such management page',
  toFirst: 'Go to the first page',
  refused: 'Only administrators can change how the company works. Ask an administrator of your company.',
  back: 'Back to the candidates',
  saved: 'Saved',
  cancel: 'Cancel',
  once: 'Shown only once. Copy it now and pass it on securely.',
  noted: 'I have saved it',
}
