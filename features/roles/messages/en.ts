import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Roles',
  intro:
    'A role decides what an account sees and does. Each permission is saved on its own and holds for signed-in accounts at once.',
  failed: 'The roles cannot be read now',
  accounts: '{count, plural, one {# account} other {# accounts}}',
  keys: '{count, number} of {all, number} permissions',
  add: 'Add a role',
  addText: 'A new role permits nothing; turn its permissions on below.',
  name: 'Name of the role',
  nameMissing: 'Enter a name for the role',
  rename: 'Rename',
  delete: 'Delete the role',
  deleteText: 'Delete “{name}”? This cannot be undone.',
  deleted: 'Deleted',
  inUse: 'A role that accounts have cannot be deleted.',
  theirs: 'Only super administrators can change this role.',
  groups: {
    report: 'Reports',
    acting: 'Acting on candidates',
    company: 'The company’s own',
  },
  refusal: {
    nameTaken: 'There is a role of that name',
    superAdminsOnly: 'Only super administrators can change this role',
    unknownCode: 'There is no such permission',
    lastPermission: 'The role of super administrators keeps one permission at least',
    isGivenByDirectory: 'The table of the company directory gives this role, so it cannot be deleted',
    inUse: '{count, plural, one {# account has} other {# accounts have}} this role, so it cannot be deleted',
  },
}
