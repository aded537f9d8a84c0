import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as access } from '../../../platform/access/messages/cn.ts'
import { messages as manage } from '../../../platform/manage/messages/cn.ts'
import { answer, show } from '../../../report/report/web/panel-under-test.tsx'
import { messages as accounts } from '../../accounts/messages/cn.ts'
import { listRoles } from '../../roles/contract.ts'
import { messages as roles } from '../../roles/messages/cn.ts'
import { listServiceKeys } from '../../service-keys/contract.ts'
import { messages as keys } from '../../service-keys/messages/cn.ts'
import { getDirectory } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { DirectoryPanel } from './directory-panel.tsx'

test.each([true, false])(
  'a form to make a key is there for a super administrator alone: %s',
  async (mayMakeKeys) => {
    answer(getDirectory, {
      address: 'https://example.org/scim',
      policy: null,
      rules: [],
      groups: [],
      types: ['read'],
      accounts: 0,
      revision: 0,
      mayMakeKeys,
    })
    answer(listRoles, [])
    answer(listServiceKeys, [])
    show(<DirectoryPanel />, { directory: messages, 'service-keys': keys, manage, access, accounts, roles })
    await screen.findByText(mayMakeKeys ? '先创建一个，再填到目录里。' : '只有超级管理员可以为目录创建密钥。')
    expect(screen.queryByRole('textbox', { name: '名称' }) !== null).toBe(mayMakeKeys)
  },
)
