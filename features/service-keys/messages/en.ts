import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Service keys',
  intro:
    'Other systems import interview results with a key. A key is shown once, when it is made; once revoked, it is refused at once.',
  failed: 'The keys cannot be read now',
  none: 'No keys yet',
  noneText: 'Make one when another system is to import results.',
  name: 'Name',
  nameText: 'Which system uses it.',
  make: 'Make a key',
  made: 'Key made',
  keyOf: 'Key of {name}',
  ends: 'ends in {hint}',
  madeBy: 'Made by',
  madeAt: 'Made at',
  installation: 'The installation',
  state: 'State',
  active: 'Active',
  revokedAt: 'Revoked at {time}',
  revoke: 'Revoke',
  revokeTitle: 'Revoke the key',
  revokeText: 'Revoke “{name}”? The system that uses it is refused at once and for good.',
  revoked: 'Key revoked',
}
