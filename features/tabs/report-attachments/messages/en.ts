import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Attachments',
  attachments: 'Attachments',
  count: '{files, plural, one {# file} other {# files}}, {links, plural, one {# link} other {# links}}',
  none: 'No attachments',
  noneText: 'Files and links of the candidate appear here.',
  hidden: 'Attachments of an anonymous candidate are not shown',
  hiddenText: 'Files may contain a name and contact details, so they are hidden.',
  failed: 'The attachments could not be loaded. The rest of the page still works.',
  files: 'Files',
  links: 'Links',
  background: 'Background check',
  backgroundFilled: 'Filled in',
  backgroundOpen: 'Not filled in yet',
  backgroundNone: 'No background check',
  backgroundNoneText: 'The results appear here once a background check is done.',
  backgroundFailed: 'The background check could not be loaded. The rest of the page still works.',
  backgroundOpenText: 'The background check has not been filled in yet, so nothing below has been decided.',
  referencesChecked: 'References checked',
  fraudRecord: 'Fraud record',
  disciplinaryRecord: 'Disciplinary record found',
  yes: 'Yes',
  no: 'No',
  openAnswer: 'Not known yet',
}
