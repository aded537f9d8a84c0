import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as manage } from '../../manage/messages/cn.ts'
import { answer, show } from '../../report/web/panel-under-test.tsx'
import { listServiceKeys, revokeServiceKey } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { KeysPanel } from './keys-panel.tsx'

const key = (keyId: string, name: string, revokedAt: number | null = null) => ({
  ...{ keyId, name, purpose: 'import' as const, hint: 'abcd', madeBy: null, madeAt: 0, revokedAt },
})

test('the focus of a key that is revoked goes on to the next key that can be, as the dialog closes', async () => {
  const prompt = { name: '撤销密钥' }
  answer(listServiceKeys, [key('a', 'ATS'), key('b', '旧系统', 1), key('c', '测评')])
  answer(revokeServiceKey, null)
  const { user } = show(<KeysPanel />, { 'service-keys': messages, manage })
  await user.click(await screen.findByRole('button', { name: '撤销 ATS' }))
  const dialog = within(await screen.findByRole('dialog', prompt))
  answer(listServiceKeys, [key('a', 'ATS', 2), key('b', '旧系统', 1), key('c', '测评')])
  await user.click(dialog.getByRole('button', { name: '撤销密钥' }))
  await waitFor(() => expect(screen.queryByRole('dialog', prompt)).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '撤销 测评' })))
})
