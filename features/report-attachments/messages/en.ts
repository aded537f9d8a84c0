import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  tabTitle: 'Attachments',
  attachments: 'Attachments',
  count: '{files, plural, one {# file} other {# files}}, {links, plural, one {# link} other {# links}}',
  none: 'No attachments',
  noneText: 'Files and links of the candidate are shown here.',
  hidden: 'Attachments of an anonymous candidate are not shown',
  hiddenText: 'Files may hold a name and contact details, so they are hidden.',
  failed: 'The attachments cannot be shown now. Everything else is not affected.',
  files: 'Files',
  links: 'Links',
  background: 'Background check',
  backgroundFilled: 'Filled in',
  backgroundOpen: 'Not filled in yet',
  backgroundNone: 'No background check',
  backgroundNoneText: 'Once a background check is done, its results are shown here.',
  backgroundFailed: 'The background check cannot be shown now. The attachments are not affected.',
  backgroundOpenText: 'The background check is not filled in yet, so nothing below is decided.',
  referencesChecked: 'References checked',
  fraudRecord: 'Fraud record',
  disciplinaryRecord: 'Disciplinary query found a record',
  yes: 'Yes',
  no: 'No',
  openAnswer: 'Not known yet',
}
