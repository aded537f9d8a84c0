import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Roles',
  intro:
    'A role decides what an account can see and do. Each permission is saved separately and takes effect at once, also for signed-in accounts.',
  failed: 'The roles could not be loaded',
  accounts: '{count, plural, one {# account} other {# accounts}}',
  keys: '{count, number} of {all, number} permissions',
  add: 'Add a role',
  addText: 'A new role has no permissions; turn them on below.',
  name: 'Name of the role',
  nameMissing: 'Enter a name for the role',
  delete: 'Delete the role',
  deleteText: 'Delete “{name}”? This cannot be undone.',
  deleted: 'Deleted',
  inUse: 'A role that is in use cannot be deleted.',
  theirs: 'Only super administrators can change this role.',
  groups: {
    report: 'Reports',
    acting: 'Acting on candidates',
    company: 'The company’s own',
    elsewhere: 'Other systems',
  },
  elsewhereText: 'These permissions have no page here. They belong to other systems, which still get them.',
  refusal: {
    nameTaken: 'A role with that name already exists',
    superAdminsOnly: 'Only super administrators can change this role',
    unknownCode: 'There is no such permission',
    lastPermission: 'The super administrator role must keep at least one permission',
    isGivenByDirectory: 'The company directory’s group table uses this role, so it cannot be deleted',
    inUse: '{count, plural, one {# account has} other {# accounts have}} this role, so it cannot be deleted',
  },
}
