import type { ReplyOf } from '@candor/call/define'
import { listAccounts } from '../../../features/administration/accounts/contract.ts'
import { answer } from './app-under-test.tsx'

export type Account = ReplyOf<typeof listAccounts>['list'][number]

export const zhou: Account = {
  accountId: 'a1',
  name: '周予川',
  email: 'zhou@hailan.example',
  userType: 'interviewer',
  isFrozen: false,
  roleId: 'r1',
  roleName: 'interviewer',
  isSelf: false,
  mustChangePassword: false,
  invitation: null,
  acts: ['rename', 'changeType', 'changeRole', 'freeze', 'resetPassword'],
}

export const types = ['admin', 'general', 'interviewer', 'read', 'helpUser', 'publishUser']

export const role = { roleId: 'r1', name: 'interviewer', buttons: ['candidate'], accounts: 1, isOpen: true }

export const unused = { roleId: 'r2', name: '用人经理', buttons: [], accounts: 0, isOpen: true }

export const nothingGivenOut = { shares: 0, serviceKeys: [], hasCalendarAddress: false, invitations: [] }

export function answerAccounts(list: Account[]): void {
  answer(listAccounts, { list, count: list.length, nextCursor: null, types })
}
