import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Company directory',
  intro:
    'A directory such as Microsoft Entra or Okta adds, changes and freezes accounts here by SCIM 2.0. Type and role come from the table of groups below. It never deletes an account or its history.',
  failed: 'The directory’s settings cannot be read now',
  address: 'SCIM address',
  addressText: 'Goes into the directory’s field “Tenant URL” or “Base URL”.',
  accounts:
    '{count, plural, =0 {The directory has sent no account yet} one {The directory manages # account} other {The directory manages # accounts}}',
  keys: 'Keys of the directory',
  keysText:
    'The directory proves itself with a key, as a bearer token. It is shown once, and opens the directory alone: it imports no results.',
  noKeys: 'No key yet',
  noKeysText: 'Make one and enter it in the directory.',
  table: 'Table of groups',
  tableText:
    'Whoever is in several groups gets what the first of their rows says. Super administrators are left as they are.',
  others: 'Everybody else',
  othersText: 'Whoever is in none of the groups. Until this is chosen, the directory cannot add accounts.',
  group: 'Name of the group',
  groupOf: 'Name of the group in row {row, number}',
  typeOf: 'User type of “{group}”',
  roleOf: 'Role of “{group}”',
  type: 'User type',
  role: 'Role',
  unnamed: 'Group without a name',
  add: 'Add a group',
  up: 'Move “{group}” up',
  down: 'Move “{group}” down',
  remove: 'Remove “{group}”',
  addsAtSignIn: 'Add an account at the first company sign-in',
  addsAtSignInText:
    'Whoever’s e-mail the company’s provider has verified, and who has no account yet, gets one by this table.',
  save: 'Save the table',
  saved: 'Table saved and applied to the directory’s accounts',
  unsaved: 'There are unsaved changes',
  undo: 'Undo the changes',
  groupMissing: 'Enter the name of the group',
  roleMissing: 'Choose a role',
  refusal: {
    unknownType: 'There is no such user type ({field})',
    unknownRole: 'There is no such role ({field})',
    groupTwice: 'A group stands in the table twice ({field})',
  },
}
