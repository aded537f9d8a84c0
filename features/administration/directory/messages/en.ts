import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Company directory',
  intro:
    'A directory such as Microsoft Entra or Okta adds, changes and freezes accounts here with SCIM 2.0. Type and role come from the group table below. Accounts and their history are never deleted.',
  failed: 'The directory’s settings could not be loaded',
  address: 'SCIM address',
  addressText: 'Enter it in the directory as “Tenant URL” or “Base URL”.',
  accounts:
    '{count, plural, =0 {The directory has not sent any accounts yet} one {The directory manages # account} other {The directory manages # accounts}}',
  keys: 'Directory keys',
  keysText:
    'The directory authenticates with a key (bearer token). It is shown once and works only for the directory; it cannot import results.',
  keysBySuperAdmins: 'Only super administrators create keys for the directory.',
  noKeys: 'No keys yet',
  noKeysText: 'Create one and enter it in the directory.',
  table: 'Group table',
  tableText:
    'People in several groups get the type and role of the first matching row. Super administrators are not changed.',
  others: 'Everyone else',
  othersText: 'People in none of the groups. Until this is set, the directory cannot add accounts.',
  group: 'Name of the group',
  groupOf: 'Name of the group in row {row, number}',
  typeOf: 'User type of “{group}”',
  roleOf: 'Role of “{group}”',
  type: 'User type',
  role: 'Role',
  unnamed: 'Unnamed group',
  add: 'Add a group',
  up: 'Move “{group}” up',
  down: 'Move “{group}” down',
  remove: 'Remove “{group}”',
  addsAtSignIn: 'Add an account at the first SSO sign-in',
  addsAtSignInText:
    'People without an account whose email the company’s provider has verified get one according to this table.',
  save: 'Save the table',
  saved: 'Table saved and applied to the directory’s accounts',
  unsaved: 'You have unsaved changes',
  undo: 'Discard changes',
  groupMissing: 'Enter the name of the group',
  roleMissing: 'Choose a role',
  refusal: {
    unknownType: 'There is no such user type ({field})',
    unknownRole: 'There is no such role ({field})',
    groupTwice: 'A group is in the table twice ({field})',
    changedMeanwhile:
      '{name} has changed the table meanwhile, so your changes are not saved. Discard them to see the table as it is now',
  },
}
