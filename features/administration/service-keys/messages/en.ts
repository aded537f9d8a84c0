import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Service keys',
  intro:
    'Other systems import interview results with a key. A key is shown only once, when it is created; a revoked key stops working at once.',
  failed: 'The keys could not be loaded',
  none: 'No keys yet',
  noneText: 'Create one when another system is to import results.',
  name: 'Name',
  nameText: 'Which system uses it.',
  make: 'Create a key',
  made: 'Key created',
  keyOf: 'Key of {name}',
  ends: 'ends in {hint}',
  madeBy: 'Created by',
  madeAt: 'Created at',
  installation: 'The installation',
  state: 'State',
  active: 'Active',
  revokedAt: 'Revoked at {time}',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the key',
  revokeText: 'Revoke “{name}”? The system that uses it loses access at once and permanently.',
  revoked: 'Key revoked',
}
